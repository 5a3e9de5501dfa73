"""A certificate that the operator sets with TLS_CERT and TLS_KEY."""

import os
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import serialization
from django.http.request import validate_host

from companion.deployment.network import format_url_host
from companion.deployment.preflight import StartRefused
from companion.serving.tls.authority import Identity


def load_operator_certificate(
    certificate_path: str, key_path: str, allowed: Sequence[str], now: datetime
) -> tuple[Identity, list[str]]:
    """Return the files and the names in the certificate. Refuse what phones would refuse (`now` in UTC).

    Refused are files that cannot be read or are no pair, a certificate that is expired or not yet valid, and names that
    this server does not answer to.
    """
    for variable, path, other in (("TLS_CERT", certificate_path, "TLS_KEY"), ("TLS_KEY", key_path, "TLS_CERT")):
        if not path:
            raise StartRefused(f"{variable} is not set, but {other} is.", "Set both, or neither: TLS=1 makes its own.")
    certificate = _read_certificate(Path(certificate_path))
    _check_key(Path(key_path), certificate)
    if not certificate.not_valid_before_utc <= now <= certificate.not_valid_after_utc:
        raise StartRefused(
            f"the certificate in {certificate_path} holds from {certificate.not_valid_before_utc:%Y-%m-%d} to "
            f"{certificate.not_valid_after_utc:%Y-%m-%d}.",
            "Renew it where it came from, or look at this machine's clock.",
        )
    names = list_certified_names(certificate)
    if not any(is_answered(name, allowed) for name in names):
        raise StartRefused(
            f"the certificate in {certificate_path} is for {', '.join(names) or 'no name'}, but the server does not "
            "answer to that.",
            f"Name it: COMPANION_ALLOWED_HOSTS={','.join(name.removeprefix('*') for name in names)}",
        )
    return Identity(Path(certificate_path), Path(key_path)), names


def list_certified_names(certificate: x509.Certificate) -> list[str]:
    """Return the names and addresses in a certificate. A wildcard keeps its star."""
    try:
        listed = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except x509.ExtensionNotFound:
        return []
    return [
        *listed.get_values_for_type(x509.DNSName),
        *(str(address) for address in listed.get_values_for_type(x509.IPAddress)),
    ]


def is_answered(name: str, allowed: Sequence[str]) -> bool:
    """True if the server answers requests for a certified name. A wildcard stands for any one label."""
    if name.startswith("*."):
        return any(host.partition(".")[2] == name[2:] for host in allowed)
    return validate_host(format_url_host(name), allowed)


def _read(variable: str, path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise StartRefused(
            f"{variable}: {path} cannot be read ({os.strerror(error.errno or 0)}).",
            f"Correct the path or its rights. {variable} names a PEM file.",
        ) from error


def _read_certificate(path: Path) -> x509.Certificate:
    try:
        return x509.load_pem_x509_certificates(_read("TLS_CERT", path))[0]
    except ValueError as error:
        raise StartRefused(
            f"TLS_CERT: {path} holds no certificate ({error}).",
            "It must be a PEM file: the server's certificate first, then those between it and its root.",
        ) from error


def _check_key(path: Path, certificate: x509.Certificate) -> None:
    try:
        key = serialization.load_pem_private_key(_read("TLS_KEY", path), password=None)
    except TypeError as error:
        raise StartRefused(
            f"TLS_KEY: {path} is locked with a password.", f"Unlock it: openssl pkey -in {path} -out unlocked.pem"
        ) from error
    except ValueError as error:
        raise StartRefused(f"TLS_KEY: {path} holds no private key.", "It must be a PEM file.") from error
    if key.public_key() != certificate.public_key():
        raise StartRefused(
            f"TLS_KEY: {path} is the key of another certificate.", "Give the key that the certificate was made with."
        )
