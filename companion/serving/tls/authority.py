"""A certificate authority for the room. It is created once; only its owner can read the key.

Name constraints limit it to private addresses, this machine's own names and `.local`. Somebody who steals the key
cannot pose as a bank to the phones that trust it.
"""

import ipaddress
import os
import re
import socket
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import Final, NamedTuple, TypeGuard

from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from companion.deployment.preflight import StartRefused, require_writable

AUTHORITY_DAYS: Final = 3650
SERVER_DAYS: Final = 397
"""The limit of the strictest browsers. For an authority that a person installed it would be 825."""
RENEW_DAYS: Final = 30
PRIVATE_NETWORKS: Final = (
    *("10.0.0.0/8", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.168.0.0/16"),
    *("::1/128", "fc00::/7"),
)
LOCAL_DOMAINS: Final = ("local", "localhost")

DOMAIN: Final = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)*")

Name = x509.DNSName | x509.IPAddress


class Identity(NamedTuple):
    """Files of a certificate and its key, both PEM."""

    certificate: Path
    key: Path


class Authority(NamedTuple):
    """The authority's certificate, whether it was created just now, and the server's files with the names in them."""

    certificate: x509.Certificate
    is_new: bool
    server: Identity
    names: tuple[str, ...]


def load_authority(folder: Path, hosts: Iterable[str], now: datetime) -> Authority:
    """Return the authority in `folder` and a certificate for `hosts`. Create or renew them if necessary.

    `hosts` are names and addresses; `now` is in UTC.
    """
    require_writable(folder, "or give a certificate of your own: TLS_CERT=... TLS_KEY=...")
    folder.chmod(0o700)
    names = _list_names(hosts)
    with _lock_folder(folder):
        authority = _find_authority(folder)
        is_new = not authority.certificate.exists() or not _covers_names(_read(authority)[0], names, now)
        if is_new:
            _make_authority(authority, names, now)
        certificate, key = _read(authority)
        server, certified = _certify(folder, certificate, key, names, now)
    return Authority(certificate, is_new, server, certified)


def renew_server_certificate(folder: Path, hosts: Iterable[str], now: datetime) -> None:
    """Issue a certificate for `hosts` if the server's lacks one. The authority stays, because phones trust it."""
    with _lock_folder(folder):
        _certify(folder, *_read(_find_authority(folder)), _list_names(hosts), now)


def _find_authority(folder: Path) -> Identity:
    return Identity(folder / "ca.pem", folder / "ca-key.pem")


def _certify(
    folder: Path, authority: x509.Certificate, key: ec.EllipticCurvePrivateKey, names: Iterable[Name], now: datetime
) -> tuple[Identity, tuple[str, ...]]:
    """Return the server's files and the names in its certificate. Issue it if it is missing or outdated.

    A clock that is behind the authority's beginning is wrong, as that of a machine without a battery until it has a
    network. By it a new certificate would have ended long ago for phones.
    """
    server = Identity(folder / "server.pem", folder / "server-key.pem")
    certifiable_names = [name for name in names if _may_speak_for(authority, name)]
    exists = server.certificate.exists()
    if not exists or not _is_valid_for(_read(server)[0], authority, certifiable_names, now):
        _issue(server, authority, key, certifiable_names, max(now, authority.not_valid_before_utc))
    return server, tuple(str(name.value) for name in certifiable_names)


def format_fingerprint(certificate: x509.Certificate) -> str:
    """Return the SHA-256 of a certificate in pairs of digits, as phones show it."""
    return certificate.fingerprint(hashes.SHA256()).hex(":").upper()


def read_common_name(certificate: x509.Certificate) -> str:
    """Return the name under which phones list a certificate."""
    return str(certificate.subject.get_attributes_for_oid(NameOID.COMMON_NAME)[0].value)


def _list_names(hosts: Iterable[str]) -> list[Name]:
    names: list[Name] = []
    for host in hosts:
        try:
            names.append(x509.IPAddress(ipaddress.ip_address(host.strip("[]"))))
        except ValueError:
            if DOMAIN.fullmatch(host):
                names.append(x509.DNSName(host))
    return names


def _list_permitted(names: Iterable[Name]) -> list[x509.GeneralName]:
    networks = [ipaddress.ip_network(block) for block in PRIVATE_NETWORKS]
    other_networks = [
        ipaddress.ip_network(name.value) for name in names if _is_ipv4(name) and not _is_within(name, networks)
    ]
    domains = [*LOCAL_DOMAINS, *(name.value for name in names if isinstance(name, x509.DNSName))]
    return [
        *(x509.DNSName(domain) for domain in dict.fromkeys(domains)),
        *(x509.IPAddress(network) for network in (*networks, *other_networks)),
    ]


def _is_ipv4(name: Name) -> TypeGuard[x509.IPAddress]:
    """True if the authority must be able to certify the name: IPv6 addresses of the internet change every day."""
    return isinstance(name, x509.IPAddress) and name.value.version == 4


def _is_within(name: x509.IPAddress, networks: Iterable[ipaddress.IPv4Network | ipaddress.IPv6Network]) -> bool:
    return any(name.value in network for network in networks if network.version == name.value.version)


def _may_speak_for(authority: x509.Certificate, name: Name) -> bool:
    allowed = authority.extensions.get_extension_for_class(x509.NameConstraints).value.permitted_subtrees or []
    if isinstance(name, x509.IPAddress):
        networks = [ipaddress.ip_network(str(tree.value)) for tree in allowed if isinstance(tree, x509.IPAddress)]
        return _is_within(name, networks)
    domains = [tree.value for tree in allowed if isinstance(tree, x509.DNSName)]
    return any(name.value == domain or name.value.endswith(f".{domain}") for domain in domains)


def _covers_names(authority: x509.Certificate, names: Iterable[Name], now: datetime) -> bool:
    """True if the authority is valid for longer than a server certificate and may certify every IPv4 address.

    A host name outside its constraints does not count: the certificate leaves it out, and phones can use an address.
    """
    lasts = authority.not_valid_after_utc > now + timedelta(days=SERVER_DAYS)
    return lasts and all(_may_speak_for(authority, name) for name in names if _is_ipv4(name))


def _is_valid_for(server: x509.Certificate, authority: x509.Certificate, names: Iterable[Name], now: datetime) -> bool:
    try:
        server.verify_directly_issued_by(authority)
    except (ValueError, InvalidSignature):
        return False
    listed = server.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    is_clock_right = authority.not_valid_before_utc <= now
    begun = server.not_valid_before_utc <= now or not is_clock_right
    return begun and server.not_valid_after_utc > now + timedelta(days=RENEW_DAYS) and set(names) <= set(listed)


def _make_authority(files: Identity, names: Iterable[Name], now: datetime) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    subject_name = f"Tableside {socket.gethostname()} {now:%Y-%m-%d}"[:64]
    subject = x509.Name(
        [
            x509.NameAttribute(NameOID.ORGANIZATION_NAME, "Tableside"),
            x509.NameAttribute(NameOID.COMMON_NAME, subject_name),
        ]
    )
    certificate = (
        _build_certificate(subject, subject, key.public_key(), now, AUTHORITY_DAYS)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(_build_usage(signs_certificates=True), critical=True)
        .add_extension(x509.NameConstraints(_list_permitted(names), None), critical=True)
        .sign(key, hashes.SHA256())
    )
    _write(files, certificate, key)


def _issue(
    files: Identity,
    authority: x509.Certificate,
    authority_key: ec.EllipticCurvePrivateKey,
    names: Iterable[Name],
    now: datetime,
) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Tableside")])
    certificate = (
        _build_certificate(subject, authority.subject, key.public_key(), now, SERVER_DAYS)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_build_usage(signs_certificates=False), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(authority_key.public_key()), critical=False)
        .sign(authority_key, hashes.SHA256())
    )
    _write(files, certificate, key)


def _build_certificate(
    subject: x509.Name, issuer: x509.Name, public_key: ec.EllipticCurvePublicKey, now: datetime, days: int
) -> x509.CertificateBuilder:
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(public_key)
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))  # a phone's clock may be behind
        .not_valid_after(now + timedelta(days=days - 1))
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(public_key), critical=False)
    )


def _build_usage(*, signs_certificates: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not signs_certificates,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        key_cert_sign=signs_certificates,
        crl_sign=signs_certificates,
        encipher_only=False,
        decipher_only=False,
    )


def _read(files: Identity) -> tuple[x509.Certificate, ec.EllipticCurvePrivateKey]:
    cure = f"Remove {files.certificate.parent}; a new certificate is made, and phones load it once more."
    try:
        certificate = x509.load_pem_x509_certificate(files.certificate.read_bytes())
        key = serialization.load_pem_private_key(files.key.read_bytes(), password=None)
    except (OSError, ValueError, TypeError) as error:
        raise StartRefused(f"{files.certificate} or its key cannot be read ({error}).", cure) from error
    if not isinstance(key, ec.EllipticCurvePrivateKey) or key.public_key() != certificate.public_key():
        raise StartRefused(f"{files.key} is not the key of {files.certificate}.", cure)
    return certificate, key


def _write(files: Identity, certificate: x509.Certificate, key: ec.EllipticCurvePrivateKey) -> None:
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    for path, content in (
        (files.key, private),
        (files.certificate, certificate.public_bytes(serialization.Encoding.PEM)),
    ):
        new_file = path.with_name(f"{path.name}.new")
        new_file.unlink(missing_ok=True)
        with os.fdopen(os.open(new_file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(content)
        new_file.replace(path)


@contextmanager
def _lock_folder(folder: Path) -> Iterator[None]:
    """Lock the folder, so that two servers that start at the same time agree on one authority."""
    with (folder / "lock").open("w") as lock:
        flock(lock, LOCK_EX)
        yield
