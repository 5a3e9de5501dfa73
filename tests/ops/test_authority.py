"""The server's own certificate authority: what it creates, when it renews it, and what its certificates cannot do."""

import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.serialization import Encoding
from cryptography.x509.oid import ExtendedKeyUsageOID

from companion.runtime.preflight import StartRefused
from companion.serving.tls.authority import SERVER_DAYS, Authority, Identity, load_authority

HOSTS = ["localhost", "127.0.0.1", "[::1]", "192.168.1.5", "shelf", "shelf.local"]
NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)


def served_certificate(authority: Authority) -> x509.Certificate:
    """Return the server's certificate as stored."""
    return x509.load_pem_x509_certificate(authority.server.certificate.read_bytes())


def is_trusted(server: Identity, authority: x509.Certificate, host: str) -> bool:
    """Return True if a strict client that trusts only this authority completes a handshake with `host`."""
    offers = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    offers.load_cert_chain(server.certificate, server.key)
    trusts = ssl.create_default_context(cadata=authority.public_bytes(Encoding.DER))
    trusts.verify_flags |= ssl.VERIFY_X509_STRICT
    to_server, to_client = ssl.MemoryBIO(), ssl.MemoryBIO()
    ends = [
        offers.wrap_bio(to_server, to_client, server_side=True),
        trusts.wrap_bio(to_client, to_server, server_hostname=host),
    ]
    for _ in range(4):
        for end in ends:
            try:
                end.do_handshake()
            except ssl.SSLWantReadError:
                continue
            except ssl.SSLCertVerificationError:
                return False
    return True


def test_a_certificate_meets_the_requirements_of_phones(tmp_path: Path) -> None:
    authority = load_authority(tmp_path, HOSTS, NOW)
    assert authority.is_new
    server = served_certificate(authority)
    listed = server.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    assert listed.get_values_for_type(x509.DNSName) == ["localhost", "shelf", "shelf.local"]
    assert [str(a) for a in listed.get_values_for_type(x509.IPAddress)] == ["127.0.0.1", "::1", "192.168.1.5"]
    assert list(server.extensions.get_extension_for_class(x509.ExtendedKeyUsage).value) == [
        ExtendedKeyUsageOID.SERVER_AUTH
    ]
    assert server.not_valid_after_utc - server.not_valid_before_utc == timedelta(days=SERVER_DAYS)
    assert SERVER_DAYS <= 398
    assert server.not_valid_before_utc < NOW

    assert authority.certificate.extensions.get_extension_for_class(x509.BasicConstraints).value.ca
    for path in (tmp_path / "ca-key.pem", tmp_path / "server-key.pem"):
        assert path.stat().st_mode & 0o777 == 0o600
    assert tmp_path.stat().st_mode & 0o777 == 0o700


def test_strict_clients_trust_it_for_this_machine_only(tmp_path: Path) -> None:
    today = datetime.now(UTC)
    authority = load_authority(tmp_path, HOSTS, today)
    for host in ("localhost", "127.0.0.1", "192.168.1.5", "shelf.local"):
        assert is_trusted(authority.server, authority.certificate, host), host
    assert not is_trusted(authority.server, authority.certificate, "192.168.1.6")

    stranger = load_authority(tmp_path / "other", HOSTS, today)
    assert not is_trusted(stranger.server, authority.certificate, "localhost")


def test_a_stolen_authority_cannot_sign_for_hosts_of_the_internet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    today = datetime.now(UTC)
    authority = load_authority(tmp_path, HOSTS, today)
    monkeypatch.setattr("companion.serving.tls.authority._may_speak_for", lambda stolen, name: True)
    forged = load_authority(tmp_path, [*HOSTS, "bank.example", "203.0.113.9"], today)
    assert not forged.is_new
    listed = served_certificate(forged).extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    assert "bank.example" in listed.get_values_for_type(x509.DNSName)
    for host in ("bank.example", "203.0.113.9", "localhost"):
        assert not is_trusted(forged.server, authority.certificate, host)


@pytest.mark.parametrize(
    ("days", "hosts", "new_authority", "new_certificate"),
    [
        pytest.param(0, HOSTS, False, False, id="nothing changed"),
        pytest.param(0, HOSTS[:-2], False, False, id="an address went"),
        pytest.param(0, [*HOSTS, "10.0.0.9"], False, True, id="an address came"),
        pytest.param(0, [*HOSTS, "tables.shelf.local"], False, True, id="a name came"),
        pytest.param(0, [*HOSTS, "host.example"], False, False, id="a name that it may not speak for"),
        pytest.param(0, [*HOSTS, "203.0.113.9"], True, True, id="an address that it may not speak for"),
        pytest.param(SERVER_DAYS - 32, HOSTS, False, False, id="a month left"),
        pytest.param(SERVER_DAYS - 30, HOSTS, False, True, id="less than a month left"),
        pytest.param(3650 - 398, HOSTS, True, True, id="the authority would end first"),
        pytest.param(-30, HOSTS, False, True, id="the clock went back"),
    ],
)
def test_only_outdated_certificates_are_renewed(
    tmp_path: Path, days: int, hosts: list[str], new_authority: bool, new_certificate: bool
) -> None:
    first = load_authority(tmp_path, HOSTS, NOW)
    served_first = served_certificate(first)
    later = load_authority(tmp_path, hosts, NOW + timedelta(days=days))
    assert later.is_new is new_authority
    assert (later.certificate != first.certificate) is new_authority
    assert (served_certificate(later) != served_first) is new_certificate


def test_a_broken_file_is_named_with_its_remedy(tmp_path: Path) -> None:
    load_authority(tmp_path, HOSTS, NOW)
    (tmp_path / "ca-key.pem").write_text("scribbled over")
    with pytest.raises(StartRefused, match=r"ca\.pem or its key cannot be read") as refusal:
        load_authority(tmp_path, HOSTS, NOW)
    assert f"Remove {tmp_path}" in str(refusal.value)


def test_a_key_of_another_certificate_is_named(tmp_path: Path) -> None:
    load_authority(tmp_path, HOSTS, NOW)
    (tmp_path / "server-key.pem").write_bytes((tmp_path / "ca-key.pem").read_bytes())
    with pytest.raises(StartRefused, match=r"server-key\.pem is not the key of"):
        load_authority(tmp_path, HOSTS, NOW)
