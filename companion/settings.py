"""Django settings, decided by a few environment variables. Without any of them the server is *embedded*.

| variable                  | without it                                                                    |
|---------------------------|-------------------------------------------------------------------------------|
| `COMPANION_DATA`          | `var` of the checkout; as a package the user's data folder (`~/.local/share`) |
| `COMPANION_DATABASE_URL`  | SQLite in `var/tableside.sqlite3`; `sqlite:////path` or `postgres://...`      |
| `COMPANION_REDIS_URL`     | embedded: one process, in-memory channel layer, no Celery                     |
| `COMPANION_SECRET_KEY`    | made once and kept in `var/secret-key` (embedded); else required              |
| `COMPANION_ALLOWED_HOSTS` | embedded: `own`, this machine's own names and addresses; else required        |
| `COMPANION_PROXIES`       | 0: how many proxies in front may be believed about a client's address and TLS |
| `COMPANION_HTTPS_ONLY`    | off; on: plain HTTP is sent to HTTPS and browsers remember (HSTS, one year)   |
| `COMPANION_HSTS_SUBDOMAINS` | off; on: they remember it for all subdomains of the name as well            |
| `COMPANION_CONTAINER`     | off; on in the image: phones come by an address that this process cannot know |
| `COMPANION_ADMIN`         | off; on: staff looks at what is kept under `/admin/`, read-only               |
| `COMPANION_METRICS`       | off; on: `/metrics` to whoever asks the process itself, never through a proxy |
| `COMPANION_METRICS_PORT`  | 9808: where a worker answers `/metrics`                                       |
| `COMPANION_API_DOCS`      | on: `/api/docs` and the schemas of the API; off: these addresses are unknown  |
| `COMPANION_CORS_ORIGINS`  | none: origins of web pages elsewhere that may use the API, with commas        |
| `COMPANION_WEBHOOK_URL`   | none: the address that is told whose turn it is, who scored and who has won   |
| `COMPANION_WEBHOOK_SECRET` | none: signs what is told (Standard Webhooks); required with the address      |
| `COMPANION_PROCESS`       | none: a name that is written on every line of the log, and told to PostgreSQL |
| `COMPANION_BIND`, `PORT`  | `0.0.0.0` (`::` for IPv6 too), 8000                                           |
| `TLS`                     | off; on: HTTPS with a certificate made and kept in `var/tls`, and its page    |
| `TLS_CERT`, `TLS_KEY`     | none; files (PEM) of a certificate and its key: HTTPS with these              |
| `COMPANION_PHOTOS`        | `var/photos`: the folder of people's photos, shared by all web processes      |
| `COMPANION_PHOTOS_STORAGE` | that folder; an entry of Django's `STORAGES` as JSON, for machines without one |
| `COMPANION_BACKUPS`       | `var/backups` (embedded): the folder of daily backups; `off`: none are made   |
| `COMPANION_PURGE_TABLES`  | 90: days after which a table that never began is deleted; 0: never            |
| `COMPANION_PURGE_DEVICES` | 365: days after which a device without table, box or history is; 0: never     |
| `COMPANION_PURGE_CODES`   | 7: days after which codes and addresses that nobody used are; 0: never        |
| `COMPANION_EMAIL_URL`     | no mail is sent; `smtp+tls://user:password@host:587`: codes for accounts      |
| `COMPANION_EMAIL_FROM`    | none: the address that mails come from; required with `COMPANION_EMAIL_URL`   |
| `COMPANION_IMPRINT_URL`   | none: the page that says who runs the server, linked from `/privacy`          |
| `COMPANION_SENTRY_DSN`    | off; the address of a tracker (Sentry, GlitchTip) that hears of errors        |
| `COMPANION_LOG`           | `console` when embedded, else `json`                                          |
| `COMPANION_LOG_LEVEL`     | `INFO`                                                                        |

What holds a secret may be in a file instead, whose name is in the variable with `_FILE` at its end: `SECRET_FILES`.
"""

import os
from pathlib import Path
from typing import Any

import environ

from companion.account_settings import build_account_settings
from companion.database_settings import SQLITE_ENGINE, build_database
from companion.deployment import environment, installation, network, preflight
from companion.deployment.host_names import bind_address, read_allowed_hosts
from companion.deployment.service_urls import (
    DATABASE_SCHEMES,
    MAIL_SCHEMES,
    REDIS_SCHEMES,
    WEB_SCHEMES,
    build_broker_url,
    read_service_url,
)
from companion.runtime import optional_imports

with optional_imports.without("rich"):  # for coloured tracebacks; ours are plain
    from companion.deployment.log_lines import build_logging

SECRET_FILES = (
    "COMPANION_SECRET_KEY",
    "COMPANION_DATABASE_URL",
    "COMPANION_REDIS_URL",
    "COMPANION_EMAIL_URL",
    "PGPASSWORD",
    "COMPANION_WEBHOOK_SECRET",
)
environment.read_files(SECRET_FILES)
BASE_DIR = installation.ROOT
VERSION = installation.read_version()
VAR_DIR = environment.read_path("COMPANION_DATA") or installation.find_data_folder()
FRONTEND_DIST = installation.APP
GENERATED = installation.GENERATED

PHOTOS_DIR = environment.read_path("COMPANION_PHOTOS") or VAR_DIR / "photos"

PHOTOS_STORAGE = preflight.load_storage("COMPANION_PHOTOS_STORAGE")
STORAGES: dict[str, Any] = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
    "photos": PHOTOS_STORAGE or {"BACKEND": "companion.archive.photo_files.PhotosFolder"},
}

BACKUPS: Path | None = environment.read_path("COMPANION_BACKUPS")
if environment.read_text("COMPANION_BACKUPS").lower() in environment.OFF:
    BACKUPS = None

DATABASE_URL = read_service_url(
    "COMPANION_DATABASE_URL", f"sqlite:///{VAR_DIR / 'tableside.sqlite3'}", DATABASE_SCHEMES
)
REDIS_URL = read_service_url("COMPANION_REDIS_URL", "", REDIS_SCHEMES)
EMBEDDED = not REDIS_URL
if EMBEDDED and not environment.read_text("COMPANION_BACKUPS"):
    BACKUPS = VAR_DIR / "backups"
IMPRINT_URL = read_service_url("COMPANION_IMPRINT_URL", "", WEB_SCHEMES)
MOST_DAYS = 36_500
PURGE_TABLES = environment.read_whole_number("COMPANION_PURGE_TABLES", 90, most=MOST_DAYS)
PURGE_DEVICES = environment.read_whole_number("COMPANION_PURGE_DEVICES", 365, most=MOST_DAYS)
PURGE_CODES = environment.read_whole_number("COMPANION_PURGE_CODES", 7, most=MOST_DAYS)
BIND = bind_address("COMPANION_BIND")
PORT = environment.read_port_number("PORT", 8000)
TLS = environment.switch("TLS")
TLS_CERT = str(environment.read_path("TLS_CERT") or "")
TLS_KEY = str(environment.read_path("TLS_KEY") or "")
PROXIES = environment.read_whole_number("COMPANION_PROXIES", 0)
HTTPS_ONLY = environment.switch("COMPANION_HTTPS_ONLY")
HSTS_SUBDOMAINS = environment.switch("COMPANION_HSTS_SUBDOMAINS")
CONTAINER = environment.switch("COMPANION_CONTAINER")
ADMIN = environment.switch("COMPANION_ADMIN")
METRICS = environment.switch("COMPANION_METRICS")
WEBHOOK_URL = read_service_url("COMPANION_WEBHOOK_URL", "", WEB_SCHEMES)
WEBHOOK_SECRET = environment.read_text("COMPANION_WEBHOOK_SECRET")
if WEBHOOK_URL:
    preflight.require_webhook_secret(WEBHOOK_SECRET)
CORS_ALLOWED_ORIGINS = environment.read_origins("COMPANION_CORS_ORIGINS")
API_DOCS = environment.switch("COMPANION_API_DOCS", default=True)
METRICS_PORT = environment.read_port_number("COMPANION_METRICS_PORT", 9808)

DEBUG = False
SECRET_KEY = os.environ.get("COMPANION_SECRET_KEY", "")
if not SECRET_KEY.strip():
    SECRET_KEY = preflight.load_secret_key(VAR_DIR / "secret-key", embedded=EMBEDDED)

# "*" is never right: a wildcard lets any web page talk to the table through DNS rebinding.
GIVEN_HOSTS, OWN_HOSTS = read_allowed_hosts("COMPANION_ALLOWED_HOSTS", own_by_default=EMBEDDED)
ALLOWED_HOSTS = [
    *GIVEN_HOSTS,
    *((*network.list_own_hosts(), *network.HOME_NAMES) if OWN_HOSTS else ()),
]  # changed by companion.deployment.hosts

ROOT_URLCONF = "companion.urls"
ASGI_APPLICATION = "companion.serving.asgi.application"
INSTALLED_APPS = [
    "companion",  # first, so that its commands come before Django's
    "companion.people.django_apps.ContentTypes",
    "companion.people.django_apps.Auth",
    "allauth.account",
    "allauth.headless",
    "channels",
    "rest_framework",
    "drf_spectacular",
    "csp",
    "companion.people",
    "companion.boxes",
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
if CORS_ALLOWED_ORIGINS:
    MIDDLEWARE = ["corsheaders.middleware.CorsMiddleware", *MIDDLEWARE]
CORS_URLS_REGEX = r"^/api/"
CORS_ALLOW_HEADERS = ["authorization", "content-type", "if-none-match"]
CORS_EXPOSE_HEADERS = ["content-disposition", "etag", "retry-after"]
if METRICS:
    MIDDLEWARE = ["companion.serving.metrics.count_requests", *MIDDLEWARE]
if ADMIN:  # companion.serving.admin
    INSTALLED_APPS += ["django.contrib.messages", "django.contrib.admin.apps.SimpleAdminConfig"]
    MIDDLEWARE += [
        "django.contrib.sessions.middleware.SessionMiddleware",
        "django.contrib.auth.middleware.AuthenticationMiddleware",
        "django.contrib.messages.middleware.MessageMiddleware",
    ]
    TEMPLATES: list[dict[str, Any]] = [
        {
            "BACKEND": "django.template.backends.django.DjangoTemplates",
            "APP_DIRS": True,
            "OPTIONS": {
                "context_processors": [
                    "django.template.context_processors.request",
                    "django.contrib.auth.context_processors.auth",
                    "django.contrib.messages.context_processors.messages",
                ]
            },
        }
    ]
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
USE_TZ = True
TIME_ZONE = "UTC"
USE_I18N = False  # texts are Fluent files

# --- Data ---------------------------------------------------------------------------------------

PROCESS = environment.read_text("COMPANION_PROCESS")
database = build_database(DATABASE_URL, VAR_DIR, PROCESS)
SQLITE = database["ENGINE"] == SQLITE_ENGINE
DATABASES = {"default": database}

if EMBEDDED:
    CHANNEL_LAYERS: dict[str, Any] = {
        "default": {"BACKEND": "channels.layers.InMemoryChannelLayer", "CONFIG": {"capacity": 1000}}
    }
    CACHES: dict[str, Any] = {
        "default": {
            "BACKEND": "companion.runtime.process_cache.ProcessCache",
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

CELERY_BROKER_URL = build_broker_url(REDIS_URL) or None
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
    "sweep": {"task": "sweep", "schedule": 1.0, "options": {"expires": 10}},
    "purge": {"task": "purge", "schedule": 6 * 3600.0, "options": {"expires": 3600}},
}
if BACKUPS:
    CELERY_BEAT_SCHEDULE["backup"] = {"task": "backup", "schedule": 3600.0, "options": {"expires": 600}}

# --- HTTP ---------------------------------------------------------------------------------------

# The only list of limits: the proxy has none, and `make generated` writes the phones' limits.json from it.
LARGEST_HEAD = 64 * 1024
"""Bytes: request line and headers."""
DATA_UPLOAD_MAX_MEMORY_SIZE = 128 * 1024
"""Bytes. The largest body corrects the start of a table with 120 own pieces of up to 788 bytes and a board, or keeps a
board together with the one before."""
LARGEST_BOARD = 60_000
"""Bytes, as stored."""
TABLE_FILE = "/api(/v1)?/import"
PHOTOS = "/api(/v1)?/tables/[0-9a-f-]{36}/photos"
BOX_FILES = "/api(/v1)?/games/[^/]{1,64}/box/(compare|import)"
LARGER_BODIES = {
    TABLE_FILE: 2 * 1024 * 1024,
    PHOTOS: 12 * 1024 * 1024,
    BOX_FILES: 512 * 1024,
}
"""Pattern of a path -> bytes. The views of these paths read the body themselves and check its size too. A box's file is
indented: 140 pieces and the boards take 300 KB at most."""
REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": [],  # companion.api.views.View asks for a device
    "UNAUTHENTICATED_USER": None,
    "UNAUTHENTICATED_TOKEN": None,
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.AllowAny"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser"],
    "DEFAULT_CONTENT_NEGOTIATION_CLASS": "companion.api.negotiation.OneFormat",
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "EXCEPTION_HANDLER": "companion.api.errors.exception_handler",
    "TEST_REQUEST_DEFAULT_FORMAT": "json",
    "NUM_PROXIES": PROXIES,
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Tableside",
    "DESCRIPTION": "Tables, seats and actions, over HTTP. Sockets: asyncapi.json. How all works: docs/api.md.",
    "VERSION": "1",
    "SERVE_INCLUDE_SCHEMA": False,
    "SERVERS": [],
    "OAS_VERSION": "3.1.0",  # the structs speak JSON Schema 2020-12
    "PREPROCESSING_HOOKS": ["companion.api.openapi.document.keep_version"],
    "POSTPROCESSING_HOOKS": ["companion.api.openapi.document.add_structs"],
}

# --- Accounts, which nobody needs (docs/decisions/0017) --------------------------------------------

EMAIL_URL = read_service_url("COMPANION_EMAIL_URL", "", MAIL_SCHEMES)
DEFAULT_FROM_EMAIL = environment.read_text("COMPANION_EMAIL_FROM")
EMAIL_TIMEOUT = 10  # seconds
if EMAIL_URL:
    preflight.require_mail(EMAIL_URL, DEFAULT_FROM_EMAIL)
    vars().update(environ.Env.email_url_config(EMAIL_URL))
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
# A flow that waits for a mailed code is a session in the cache. The phone holds its token. There are no cookies but the
# admin's, which are sent to it alone.
SESSION_ENGINE = "django.contrib.sessions.backends.cache"
SESSION_COOKIE_AGE = 15 * 60
SESSION_COOKIE_PATH = CSRF_COOKIE_PATH = "/admin"
SESSION_COOKIE_SAMESITE = CSRF_COOKIE_SAMESITE = "Strict"
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = HTTPS_ONLY or TLS or bool(TLS_CERT)
CSRF_COOKIE_HTTPONLY = True
vars().update(build_account_settings(mail=bool(EMAIL_URL), timeout_s=SESSION_COOKIE_AGE))

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
    "auth.W004",  # an address is no unique name: see above
    "security.W002",  # frames are refused by the content security policy (frame-ancestors)
    "security.W003",  # a forged request carries no token; only the admin has cookies, and its views check themselves
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
SERVESTATIC_MIMETYPES = {".webmanifest": "application/manifest+json"}

# --- Logs: codes and ids, never a payload ---------------------------------------------------------

LOG_LEVEL = environment.read_choice("COMPANION_LOG_LEVEL", "INFO", ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"))
DJANGO_STRUCTLOG_IP_LOGGING_ENABLED = False
DJANGO_STRUCTLOG_STATUS_START_LOG_LEVEL = 10
DJANGO_STRUCTLOG_STATUS_2XX_LOG_LEVEL = 10
DJANGO_STRUCTLOG_STATUS_4XX_LOG_LEVEL = 20
LOGGING = build_logging(
    environment.read_choice("COMPANION_LOG", "console" if EMBEDDED else "json", ("console", "json")), LOG_LEVEL, PROCESS
)
TRACKER = environment.read_text("COMPANION_SENTRY_DSN")
if TRACKER:
    from companion.deployment.error_tracker import require_tracker

    require_tracker(TRACKER)
    LOGGING["filters"]["reported_outages"] = LOGGING["filters"]["outages"]
    LOGGING["handlers"]["tracker"] = {
        "()": "companion.deployment.error_tracker.TrackerHandler",
        "dsn": TRACKER,
        "release": f"tableside@{VERSION}",
        "process": PROCESS,
        "filters": ["reported_outages"],
    }
    LOGGING["root"]["handlers"].append("tracker")
