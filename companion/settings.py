"""Django settings, decided by a few environment variables. Without any of them the server is *embedded*.

| variable                  | without it                                                                    |
|---------------------------|-------------------------------------------------------------------------------|
| `COMPANION_DATABASE_URL`  | SQLite in `var/tableside.sqlite3`; `sqlite:////path` or `postgres://...`      |
| `COMPANION_REDIS_URL`     | embedded: one process, in-memory channel layer, no Celery                     |
| `COMPANION_SECRET_KEY`    | made once and kept in `var/secret-key` (embedded); else required              |
| `COMPANION_ALLOWED_HOSTS` | embedded: this machine's own names and addresses; else required               |
| `COMPANION_PROXIES`       | 0: how many proxies in front may be believed about a client's address and TLS |
| `COMPANION_HTTPS_ONLY`    | off; on: plain HTTP is sent to HTTPS and browsers remember (HSTS, one year)   |
| `COMPANION_HSTS_SUBDOMAINS` | off; on: they remember it for all subdomains of the name as well            |
| `COMPANION_METRICS`       | off; on: `/metrics` to whoever asks the process itself, never through a proxy |
| `COMPANION_METRICS_PORT`  | 9808: where a worker answers `/metrics`                                       |
| `COMPANION_PROCESS`       | none: a name that is written on every line of the log, and told to PostgreSQL |
| `COMPANION_BIND`, `PORT`  | `0.0.0.0`, 8000                                                               |
| `TLS`                     | off; on: HTTPS with a certificate made and kept in `var/tls`, and its page    |
| `TLS_CERT`, `TLS_KEY`     | none; files (PEM) of a certificate and its key: HTTPS with these              |
| `COMPANION_PHOTOS`        | `var/photos`: the folder of people's photos, shared by all web processes      |
| `COMPANION_EMAIL_URL`     | no mail is sent; `smtp+tls://user:password@host:587`: codes for accounts      |
| `COMPANION_EMAIL_FROM`    | none: the address that mails come from; required with `COMPANION_EMAIL_URL`   |
| `COMPANION_LOG`           | `console` when embedded, else `json`                                          |
| `COMPANION_LOG_LEVEL`     | `INFO`                                                                        |
"""

import os
import sys
from pathlib import Path
from typing import Any

import environ

from companion.runtime import network, optional_imports, preflight

with optional_imports.without("rich"):  # for coloured tracebacks; ours are plain
    import structlog

BASE_DIR = Path(__file__).resolve().parent.parent
VAR_DIR = BASE_DIR / "var"
FRONTEND_DIST = BASE_DIR / "frontend" / "dist"
GENERATED = BASE_DIR / "frontend" / "src" / "generated"

env = environ.Env()

PHOTOS_DIR = Path(env.str("COMPANION_PHOTOS", default=str(VAR_DIR / "photos")))

DATABASE_URL = preflight.service_url(
    "COMPANION_DATABASE_URL",
    f"sqlite:///{VAR_DIR / 'tableside.sqlite3'}",
    {
        "sqlite": "sqlite:////path/tables.sqlite3",
        "postgres": "postgres://user:password@host:5432/database",
        "postgresql": "postgres://user:password@host:5432/database",
    },
)
REDIS_URL = preflight.service_url(
    "COMPANION_REDIS_URL",
    "",
    {"redis": "redis://host:6379/0", "rediss": "rediss://host:6379/0", "unix": "unix:///path/redis.sock"},
)
EMBEDDED = not REDIS_URL
BIND: str = env.str("COMPANION_BIND", default="0.0.0.0")  # noqa: S104  phones must reach it over the LAN
PORT = preflight.whole_number("PORT", 8000)
TLS: bool = env.bool("TLS", default=False)
TLS_CERT: str = env.str("TLS_CERT", default="")
TLS_KEY: str = env.str("TLS_KEY", default="")
PROXIES = preflight.whole_number("COMPANION_PROXIES", 0)
HTTPS_ONLY: bool = env.bool("COMPANION_HTTPS_ONLY", default=False)
HSTS_SUBDOMAINS: bool = env.bool("COMPANION_HSTS_SUBDOMAINS", default=False)
METRICS: bool = env.bool("COMPANION_METRICS", default=False)
METRICS_PORT = preflight.whole_number("COMPANION_METRICS_PORT", 9808)

DEBUG = False
SECRET_KEY: str = env.str("COMPANION_SECRET_KEY", default="")
if not SECRET_KEY:
    SECRET_KEY = preflight.load_secret_key(VAR_DIR / "secret-key", embedded=EMBEDDED)

# "*" is never right: a wildcard lets any web page talk to the table through DNS rebinding.
ALLOWED_HOSTS: list[str] = env.list("COMPANION_ALLOWED_HOSTS", default=network.own_hosts() if EMBEDDED else [])

ROOT_URLCONF = "companion.urls"
ASGI_APPLICATION = "companion.serving.asgi.application"
INSTALLED_APPS = [
    "companion.people.django_apps.ContentTypes",
    "companion.people.django_apps.Auth",
    "allauth.account",
    "allauth.headless",
    "channels",
    "rest_framework",
    "drf_spectacular",
    "csp",
    "companion",
    "companion.people",
    "companion.tables",
    "companion.archive",
]
APPEND_SLASH = False
MIDDLEWARE = [
    # Before everything that answers, so that refusals have these headers too. A page in the service worker's cache
    # keeps the headers that it came with.
    "django.middleware.security.SecurityMiddleware",
    "companion.serving.quick_middleware.QuickCsp",
    "django_permissions_policy.PermissionsPolicyMiddleware",
    "companion.serving.quick_middleware.QuickCommon",  # refuses foreign hosts
    "allauth.account.middleware.AccountMiddleware",  # does nothing outside companion.people.accounts
    "companion.serving.pwa.BuiltFilesMiddleware",
    "companion.serving.quick_middleware.QuickRequestLog",
]
if METRICS:
    MIDDLEWARE = ["companion.serving.metrics.counting", *MIDDLEWARE]
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
USE_TZ = True
TIME_ZONE = "UTC"
USE_I18N = False  # texts are Fluent files

# --- Data ---------------------------------------------------------------------------------------

SQLITE_OPTIONS: dict[str, Any] = {
    # A transaction that reads first and then writes fails under load. IMMEDIATE waits for the lock at its start.
    "transaction_mode": "IMMEDIATE",
    "timeout": 3,  # seconds; then the table is busy
    "init_command": (
        "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON; "
        "PRAGMA mmap_size=134217728; PRAGMA cache_size=-16000; PRAGMA temp_store=MEMORY; "
        "PRAGMA journal_size_limit=27103364;"
    ),
}
POOL_OPTIONS: dict[str, Any] = {"pool": {"min_size": 1, "max_size": 8, "timeout": 10}}
LOCK_TIMEOUT = "-c lock_timeout=3000"  # ms; then the table is busy
PROCESS: str = env.str("COMPANION_PROCESS", default="")
NAMED: dict[str, Any] = {"application_name": f"tableside {PROCESS}".strip()}  # who holds a lock, in pg_stat_activity

database: dict[str, Any] = env.db_url_config(DATABASE_URL)
SQLITE = database["ENGINE"] == "django.db.backends.sqlite3"
if SQLITE:
    database |= {"OPTIONS": SQLITE_OPTIONS, "CONN_MAX_AGE": None}
else:
    url_options: dict[str, Any] = database.get("OPTIONS", {})
    options = {"options": f"{url_options.get('options', '')} {LOCK_TIMEOUT}".strip()}
    database |= {
        "OPTIONS": NAMED | url_options | options | POOL_OPTIONS,
        "CONN_MAX_AGE": 0,
        # One query per connection taken, so that after a restart of PostgreSQL no request gets a dead connection.
        "CONN_HEALTH_CHECKS": True,
    }
# A file, because a memory database ignores `timeout`. A name of its own, so that two test runs do not collide.
test_database = f"test-tableside-{os.getpid()}"
database["TEST"] = {"NAME": str(VAR_DIR / f"{test_database}.sqlite3") if SQLITE else test_database}
DATABASES = {"default": database}

if EMBEDDED:
    CHANNEL_LAYERS: dict[str, Any] = {
        "default": {"BACKEND": "channels.layers.InMemoryChannelLayer", "CONFIG": {"capacity": 1000}}
    }
    CACHES: dict[str, Any] = {
        "default": {
            "BACKEND": "django.core.cache.backends.locmem.LocMemCache",
            "OPTIONS": {"MAX_ENTRIES": 10_000},  # a full cache would drop counts of guesses at random
        }
    }
else:
    CHANNEL_LAYERS = {
        "default": {
            "BACKEND": "channels_redis.pubsub.RedisPubSubChannelLayer",
            # redis-py's own default of 5 s would end every idle subscription.
            "CONFIG": {"hosts": [{"address": REDIS_URL, "socket_timeout": None}], "prefix": "tableside"},
        }
    }
    CACHES = {
        "default": {
            "BACKEND": "companion.runtime.cache.LenientRedisCache",
            "LOCATION": REDIS_URL,
            "KEY_PREFIX": "tableside",
            "OPTIONS": {"socket_connect_timeout": 1, "socket_timeout": 1},
        }
    }

# --- Work of the system seat, with Redis (companion.serving.worker) ----------------------------------------

CELERY_BROKER_URL = REDIS_URL or None
CELERY_BROKER_CONNECTION_TIMEOUT = 2
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_BROKER_CONNECTION_MAX_RETRIES = None
CELERY_BROKER_TRANSPORT_OPTIONS = {
    "global_keyprefix": "tableside.",
    "socket_connect_timeout": 2,
    "socket_timeout": 5,  # for a broker that accepts connections and does not answer
    "max_retries": 0,  # a broker that is down must not delay the next task
}
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = True
CELERY_TASK_PUBLISH_RETRY = False  # the sweep finds due work that was not sent
CELERY_TASK_DEFAULT_QUEUE = "tableside"
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_WORKER_REDIRECT_STDOUTS = False
# Threads, because a worker's connections, event loop and metrics belong to one process.
CELERY_WORKER_POOL = "threads"
CELERY_WORKER_CONCURRENCY = 2
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_BEAT_SCHEDULER = "companion.serving.beat:Scheduler"  # keeps no file: what is due is in the database
CELERY_BEAT_SCHEDULE = {
    # A tick too many is harmless, because it does only what is due. Ticks that no worker took are dropped.
    "sweep": {"task": "sweep", "schedule": 1.0, "options": {"expires": 10}}
}

# --- HTTP ---------------------------------------------------------------------------------------

DATA_UPLOAD_MAX_MEMORY_SIZE = 128 * 1024
"""Bytes. The largest body corrects the start of a table with 120 own pieces of up to 788 bytes and a board, or keeps a
board of 60,000 bytes together with the one before."""
BOX_FILES = "/api/games/[^/]{1,64}/box/(compare|import)"
LARGER_BODIES = {
    "/api/import": 2 * 1024 * 1024,
    "/api/tables/[0-9a-f-]{36}/photos": 12 * 1024 * 1024,
    BOX_FILES: 256 * 1024,
}
"""Pattern of a path -> bytes. The views of these paths read the body themselves and check its size too."""
REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": [],
    "UNAUTHENTICATED_USER": None,
    "UNAUTHENTICATED_TOKEN": None,
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.AllowAny"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser"],
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "EXCEPTION_HANDLER": "companion.api.errors.exception_handler",
    "TEST_REQUEST_DEFAULT_FORMAT": "json",
    "NUM_PROXIES": PROXIES,
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Tableside",
    "DESCRIPTION": "Tables, seats and actions, over HTTP. The socket is described in live.json.",
    "VERSION": "1",
    "SERVE_INCLUDE_SCHEMA": False,
    "SERVERS": [],
    "OAS_VERSION": "3.1.0",  # the structs speak JSON Schema 2020-12
    "POSTPROCESSING_HOOKS": ["companion.api.schema.add_structs"],
}

# --- Accounts, which nobody needs (docs/decisions/0017) --------------------------------------------

EMAIL_URL = preflight.service_url(
    "COMPANION_EMAIL_URL",
    "",
    dict.fromkeys(("smtp", "smtp+tls", "smtp+ssl"), "smtp+tls://user:password@host:587"),
)
DEFAULT_FROM_EMAIL: str = env.str("COMPANION_EMAIL_FROM", default="")
EMAIL_TIMEOUT = 10  # seconds
if EMAIL_URL:
    preflight.require_mail(EMAIL_URL, DEFAULT_FROM_EMAIL)
    vars().update(env.email_url_config(EMAIL_URL))
AUTH_USER_MODEL = "people.Account"
AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
PASSWORD_HASHERS = ["django.contrib.auth.hashers.ScryptPasswordHasher"]
PASSWORD_MIN_LENGTH = 8
AUTH_PASSWORD_VALIDATORS = [
    {
        "NAME": "django.contrib.auth.password_validation.MinimumLengthValidator",
        "OPTIONS": {"min_length": PASSWORD_MIN_LENGTH},
    },
    {"NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator"},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
    {"NAME": "django.contrib.auth.password_validation.NumericPasswordValidator"},
]
# A flow that waits for a mailed code is a session in the cache. The phone holds its token; there are no cookies.
SESSION_ENGINE = "django.contrib.sessions.backends.cache"
SESSION_COOKIE_AGE = 15 * 60
HEADLESS_ONLY = True
HEADLESS_CLIENTS = ["app"]
HEADLESS_FRONTEND_URLS = dict.fromkeys(("account_signup", "account_reset_password"), "/#/library/account")
ACCOUNT_ADAPTER = "companion.people.mails.AccountAdapter"
ACCOUNT_USER_MODEL_USERNAME_FIELD = None
ACCOUNT_LOGIN_METHODS = {"email"}
ACCOUNT_SIGNUP_FIELDS = ["email*", "password1*"]
ACCOUNT_CHANGE_EMAIL = True
ACCOUNT_LOGIN_ON_PASSWORD_RESET = True
# Without mail nobody can prove an address, so an account is an address *and* its password: the same address again is
# another account, and nothing tells whether there is one.
ACCOUNT_EMAIL_VERIFICATION = "mandatory" if EMAIL_URL else "none"
ACCOUNT_PREVENT_ENUMERATION = True if EMAIL_URL else "strict"
ACCOUNT_EMAIL_VERIFICATION_BY_CODE_ENABLED = bool(EMAIL_URL)
ACCOUNT_EMAIL_VERIFICATION_SUPPORTS_RESEND = True
ACCOUNT_PASSWORD_RESET_BY_CODE_ENABLED = ACCOUNT_LOGIN_BY_CODE_ENABLED = bool(EMAIL_URL)
ACCOUNT_EMAIL_VERIFICATION_BY_CODE_TIMEOUT = SESSION_COOKIE_AGE
ACCOUNT_PASSWORD_RESET_BY_CODE_TIMEOUT = ACCOUNT_LOGIN_BY_CODE_TIMEOUT = SESSION_COOKIE_AGE
# Wrong passwords are counted per account, and generously per address, which a whole table shares.
ACCOUNT_RATE_LIMITS = {
    "login": "120/m/ip",
    "login_failed": "30/m/ip,5/5m/key",
    "signup": "120/m/ip",
}
ALLAUTH_USER_CODE_FORMAT = {"numeric": True, "length": 8, "dashed": False}

CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": ["'self'"],
        "base-uri": ["'none'"],
        "form-action": ["'none'"],
        "frame-ancestors": ["'none'"],
        "img-src": ["'self'", "blob:"],  # a photo is fetched with the phone's token, then shown
        "manifest-src": ["'self'"],
        "object-src": ["'none'"],
        "worker-src": ["'self'"],
    }
}
PERMISSIONS_POLICY: dict[str, list[str]] = {
    "camera": ["self"],  # scanning a table's code
    "screen-wake-lock": ["self"],
    "accelerometer": ["self"],  # a phone laid face down hides what is secret
    "geolocation": [],
    "microphone": [],
    "payment": [],
    "usb": [],
}
SECURE_REFERRER_POLICY = "no-referrer"
SECURE_SSL_REDIRECT = HTTPS_ONLY
SECURE_HSTS_SECONDS = 31_536_000 if HTTPS_ONLY else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = HTTPS_ONLY and HSTS_SUBDOMAINS
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if PROXIES else None
SILENCED_SYSTEM_CHECKS = [
    "security.W002",  # frames are refused by the content security policy (frame-ancestors)
    "security.W003",  # there are no cookies: a forged request carries no token
    # A subdomain may be another machine that speaks plain HTTP alone, and browsers do not forget for a year: the
    # owner of the domain decides about including them (COMPANION_HSTS_SUBDOMAINS) and about preloading.
    "security.W005",
    "security.W021",
]

# companion.serving.pwa serves the built PWA. Django's static files are not used.
STATIC_URL = "/static/"
SERVESTATIC_ROOT = FRONTEND_DIST
SERVESTATIC_USE_FINDERS = False
SERVESTATIC_USE_MANIFEST = False
SERVESTATIC_USE_STATIC_ROOT = False
SERVESTATIC_ALLOW_ALL_ORIGINS = False

# --- Logs: codes and ids, never a payload ---------------------------------------------------------

LOG_LEVEL: str = env.str("COMPANION_LOG_LEVEL", default="INFO")
DJANGO_STRUCTLOG_IP_LOGGING_ENABLED = False
DJANGO_STRUCTLOG_STATUS_START_LOG_LEVEL = 10
DJANGO_STRUCTLOG_STATUS_2XX_LOG_LEVEL = 10
DJANGO_STRUCTLOG_STATUS_4XX_LOG_LEVEL = 20


def name_process(logger: Any, method: str, line: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Add the name of the process to each line of the log."""
    if PROCESS:
        line["process"] = PROCESS
    return line


def leave_out_query(logger: Any, method: str, line: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Drop the query string from the request's address."""
    if isinstance(line.get("request"), str):
        line["request"] = line["request"].partition("?")[0]
    return line


log_processors: list[Any] = [
    name_process,
    leave_out_query,
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]
# Both kinds print tracebacks without local variables, which hold payloads.
if env.str("COMPANION_LOG", default="console" if EMBEDDED else "json") == "json":
    log_renderers: list[Any] = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
else:
    log_renderers = [
        structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback)
    ]
structlog.configure(
    processors=[
        structlog.stdlib.filter_by_level,
        *log_processors,
        structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
    ],
    logger_factory=structlog.stdlib.LoggerFactory(),
    wrapper_class=structlog.stdlib.BoundLogger,
    cache_logger_on_first_use=True,
)
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "structured": {
            "()": structlog.stdlib.ProcessorFormatter,
            "foreign_pre_chain": log_processors,
            "processors": [structlog.stdlib.ProcessorFormatter.remove_processors_meta, *log_renderers],
        }
    },
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "structured"}},
    "root": {"handlers": ["stderr"], "level": LOG_LEVEL},
    "loggers": {
        "django.request": {"level": "ERROR"},  # a refusal is an answer, not an incident
        "django.security.DisallowedHost": {
            "level": "CRITICAL"
        },  # nor is a foreign host name: any stranger can send one
        "uvicorn.error": {"level": "WARNING"},
        "celery": {"level": "WARNING"},  # or each tick would be a line
    },
}
