"""The server's own certificate authority: what it creates, when it renews it, and what its certificates cannot do."""

import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.serialization import Encoding
from cryptography.x509.oid import ExtendedKeyUsageOID

from companion.deployment.preflight import StartRefused
from companion.serving.tls import https
from companion.serving.tls.authority import SERVER_DAYS, Authority, Identity, load_authority

HOSTS = ["localhost", "127.0.0.1", "[::1]", "192.168.1.5", "shelf", "shelf.local"]
NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)


def served_certificate(authority: Authority) -> x509.Certificate:
    """Return the server's certificate as stored."""
    return x509.load_pem_x509_certificate(authority.server.certificate.read_bytes())


def offering(server: Identity) -> ssl.SSLContext:
    """Return a server's context with this certificate."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(server.certificate, server.key)
    return context


def is_trusted(server: Identity, authority: x509.Certificate, host: str) -> bool:
    """Return True if a strict client that trusts only this authority completes a handshake with `host`."""
    return shown_certificate(offering(server), authority, host) is not None


def shown_certificate(offers: ssl.SSLContext, authority: x509.Certificate, host: str) -> x509.Certificate | None:
    """Return the certificate that such a client is shown at a handshake, or None if it breaks that off."""
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
                return None
    shown = ends[1].getpeercert(binary_form=True)
    assert shown
    return x509.load_der_x509_certificate(shown)


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
        pytest.param(-30, HOSTS, False, False, id="the clock is behind"),
        pytest.param(-20_000, HOSTS, False, False, id="the clock is that of a machine without a battery"),
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


@pytest.mark.parametrize("days_behind", [30, 20_000])
def test_a_certificate_made_while_the_clock_is_behind_is_valid_once_it_is_right(
    tmp_path: Path, days_behind: int
) -> None:
    first = load_authority(tmp_path, HOSTS, NOW)
    served_first = served_certificate(first)
    behind = load_authority(tmp_path, [*HOSTS, "10.0.0.9"], NOW - timedelta(days=days_behind))
    assert behind.certificate == first.certificate
    server = served_certificate(behind)
    assert server != served_first
    assert server.not_valid_before_utc < NOW < server.not_valid_after_utc - timedelta(days=300)


def test_a_certificate_made_while_the_clock_was_ahead_is_replaced_once_it_is_right(tmp_path: Path) -> None:
    load_authority(tmp_path, HOSTS, NOW - timedelta(days=60))
    ahead = load_authority(tmp_path, [*HOSTS, "10.0.0.9"], NOW + timedelta(days=60))
    assert served_certificate(ahead).not_valid_before_utc > NOW
    right = load_authority(tmp_path, [*HOSTS, "10.0.0.9"], NOW)
    assert not right.is_new
    assert served_certificate(right).not_valid_before_utc < NOW


def test_a_server_that_runs_for_a_year_renews_its_certificate(
    tmp_path: Path, settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a handshake an hour after the last look at it: by the clock that nobody sets."""
    settings.VAR_DIR, settings.OWN_HOSTS, settings.GIVEN_HOSTS = tmp_path, False, []
    hours = [0]
    monkeypatch.setattr(https, "monotonic", lambda: 3_601.0 * hours[0])
    now = datetime.now(UTC)
    authority = load_authority(tmp_path / "tls", https.list_certified_hosts(), now - timedelta(days=SERVER_DAYS - 20))
    files = {"ssl_certfile": authority.server.certificate, "ssl_keyfile": authority.server.key}
    config = SimpleNamespace(ssl_version=ssl.PROTOCOL_TLS_SERVER, **files)
    context = https.build_following_context(config, lambda: offering(authority.server))
    ending = served_certificate(authority)
    assert shown_certificate(context, authority.certificate, "localhost") == ending
    hours[0] += 1
    renewed = shown_certificate(context, authority.certificate, "localhost")
    assert renewed is not None
    assert renewed.not_valid_after_utc > now + timedelta(days=300)


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
