"""A pair of TLS_CERT and TLS_KEY that phones would reject is refused at the start, each case with its remedy."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import serialization

from companion.deployment.preflight import StartRefused
from companion.serving.tls.authority import Identity, load_authority
from companion.serving.tls.operator_certificate import is_answered, load_operator_certificate

NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)
ALLOWED = ["localhost", "127.0.0.1"]


@pytest.fixture
def certificate(tmp_path: Path) -> Identity:
    """A certificate and its key as an operator provides them, for 127.0.0.1 and shelf.local."""
    return load_authority(tmp_path, ["127.0.0.1", "shelf.local"], NOW).server


def refusal(certificate: Path | str, key: Path | str, allowed: list[str] = ALLOWED, at: datetime = NOW) -> str:
    with pytest.raises(StartRefused) as refused:
        load_operator_certificate(str(certificate), str(key), allowed, at)
    return str(refused.value)


def lock_with_password(path: Path) -> None:
    """Encrypt a key file."""
    key = serialization.load_pem_private_key(path.read_bytes(), password=None)
    locked = serialization.BestAvailableEncryption(b"of somebody")
    path.write_bytes(key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, locked))


def test_a_valid_pair_is_accepted_with_its_names(certificate: Identity) -> None:
    assert load_operator_certificate(str(certificate.certificate), str(certificate.key), ALLOWED, NOW) == (
        certificate,
        ["shelf.local", "127.0.0.1"],
    )


@pytest.mark.parametrize(
    ("spoil", "problem", "cure"),
    [
        (lambda cert, key: cert.unlink(), "TLS_CERT: {cert} cannot be read (No such file", "Correct the path"),
        (lambda cert, key: cert.write_text("nothing"), "TLS_CERT: {cert} holds no certificate", "PEM file"),
        (lambda cert, key: key.unlink(), "TLS_KEY: {key} cannot be read (No such file", "Correct the path"),
        (lambda cert, key: key.write_text("nothing"), "TLS_KEY: {key} holds no private key", "PEM file"),
        (
            lambda cert, key: key.write_bytes(key.with_name("ca-key.pem").read_bytes()),
            "TLS_KEY: {key} is the key of another certificate",
            "Give the key",
        ),
        (
            lambda cert, key: lock_with_password(key),
            "TLS_KEY: {key} is locked with a password",
            "openssl pkey -in {key}",
        ),
    ],
    ids=["no certificate", "no PEM", "no key", "no PEM key", "another's key", "locked key"],
)
def test_unusable_files_are_named(
    certificate: Identity, spoil: Callable[[Path, Path], None], problem: str, cure: str
) -> None:
    spoil(certificate.certificate, certificate.key)
    refused = refusal(certificate.certificate, certificate.key)
    names = {"cert": certificate.certificate, "key": certificate.key}
    assert refused.startswith(f"Cannot start: {problem.format(**names)}")
    assert cure.format(**names) in refused


def test_a_certificate_without_a_key_is_refused_and_the_reverse(certificate: Identity) -> None:
    assert "TLS_KEY is not set, but TLS_CERT is" in refusal(certificate.certificate, "")
    assert "TLS_CERT is not set, but TLS_KEY is" in refusal("", certificate.key)


def test_a_certificate_for_other_names_is_refused(certificate: Identity) -> None:
    refused = refusal(certificate.certificate, certificate.key, ["tables.example.org"])
    assert "is for shelf.local, 127.0.0.1, but the server does not answer to that" in refused
    assert "COMPANION_ALLOWED_HOSTS=shelf.local,127.0.0.1" in refused


@pytest.mark.parametrize("days", [-2, 397], ids=["to come", "over"])
def test_an_expired_or_future_certificate_is_refused(certificate: Identity, days: int) -> None:
    refused = refusal(certificate.certificate, certificate.key, at=NOW + timedelta(days=days))
    assert "holds from 2026-11-19 to 2027-12-21" in refused
    assert "Renew it" in refused


@pytest.mark.parametrize(
    ("allowed", "expected"),
    [
        (["tables.example.org"], True),
        ([".example.org"], True),
        (["example.org"], False),
        (["a.tables.example.org"], False),
    ],
)
def test_a_wildcard_stands_for_the_names_below_it(allowed: list[str], expected: bool) -> None:
    assert is_answered("*.example.org", allowed) is expected
