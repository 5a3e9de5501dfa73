# `make run` starts the server, `make test` runs every test. Thin targets: the steps are in scripts/.

PYTHON_IN := .venv/bin
# The suite starts hundreds of Python processes; without bytecode on disk each would compile every package anew.
test test-deep test-contract test-docker check ci bench: export PYTHONDONTWRITEBYTECODE :=

.PHONY: help run backup run-full setup dev python test test-deep test-contract test-docker check ci bench wheel release gallery pictures generated lock \
	check-format check-lint check-types check-imports check-django check-docker check-frontend check-drift

help: ## list the targets
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 15

run: setup ## install, build, migrate, serve on PORT (8000) and say where
	@exec $(PYTHON_IN)/python manage.py serve

backup: setup ## write all that the server keeps into var/backups, while it runs
	@exec $(PYTHON_IN)/python manage.py backup

run-full: setup ## the production set on this machine: PostgreSQL, Redis, two web processes, worker, beat
	@exec $(PYTHON_IN)/python -m scripts.run_full

setup: ## install and build only what `run` needs
	@sh scripts/setup.sh run

dev: ## install and build what tests and checks need, too
	@sh scripts/setup.sh dev

python:
	@sh scripts/setup.sh python

test: python ## run everything: Python, frontend, browser
	@$(PYTHON_IN)/python -m scripts.test

test-deep: dev ## tests that take hours: every option at every kind of table through the contract suite, and the soak
	@$(PYTHON_IN)/python -m scripts.test --deep

CONTRACT_SHARDS := $(shell seq 0 88)
test-contract: dev $(CONTRACT_SHARDS:%=var/contract/%.xml) ## every table of the contract suite, in shards; shards with a report are not played again

var/contract/%.xml:
	@TEST_SHARD=$*/89 $(PYTHON_IN)/python -m pytest --quiet -p no:cacheprovider --timeout=3600 --junitxml=$@.part \
		--ignore=tests/contract/test_suite.py --ignore=tests/contract/test_pairs.py tests/contract && mv $@.part $@

test-docker: dev ## build the image and play from it; needs buildah and debootstrap
	@$(PYTHON_IN)/python -m pytest --quiet -m docker

check: check-format check-lint check-types check-imports check-django check-docker check-frontend check-drift ## format, lint, types, imports, drift

ci: python ## everything of `test` and `check`, side by side
	@$(PYTHON_IN)/python -m scripts.test --check

check-format: dev
	$(PYTHON_IN)/ruff format --check --quiet .

check-lint: dev
	$(PYTHON_IN)/ruff check --quiet .

check-types: dev
	$(PYTHON_IN)/mypy

check-imports: dev
	$(PYTHON_IN)/lint-imports --no-logo

check-django: dev
	$(PYTHON_IN)/python manage.py check --fail-level WARNING
	$(PYTHON_IN)/python manage.py makemigrations --check --dry-run
	@COMPANION_DATABASE_URL=postgres://nobody@127.0.0.1/nothing COMPANION_REDIS_URL=redis://127.0.0.1/0 \
		COMPANION_SECRET_KEY=$$($(PYTHON_IN)/python -c 'import secrets; print(secrets.token_hex(32))') \
		COMPANION_ALLOWED_HOSTS=tables.example.org COMPANION_PROXIES=1 COMPANION_HTTPS_ONLY=1 \
		$(PYTHON_IN)/python manage.py check --deploy --fail-level WARNING

check-docker: dev
	$(PYTHON_IN)/hadolint --failure-threshold warning docker/Dockerfile docker/home-assistant/Dockerfile
	$(PYTHON_IN)/check-jsonschema --quiet --builtin-schema vendor.compose-spec docker/compose*.yaml
	$(PYTHON_IN)/check-jsonschema --quiet --builtin-schema vendor.renovate renovate.json
	$(PYTHON_IN)/check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/release.yaml
	@TABLESIDE_DOMAIN=tables.example.org TABLESIDE_TLS=automatic TABLESIDE_TRUSTED_PROXIES=private_ranges $(PYTHON_IN)/caddy validate --config docker/Caddyfile 2>&1 \
		| grep -q "^Valid" || { echo "docker/Caddyfile is not valid: caddy validate says why"; exit 1; }

check-frontend: export PATH := $(CURDIR)/.venv/node/bin:$(PATH)
check-frontend: dev
	cd frontend && npm run --silent typecheck && npm run --silent lint

check-drift: dev
	$(PYTHON_IN)/python -m scripts.generate --check

bench: dev ## measure speed and sizes
	@$(PYTHON_IN)/python -m bench

wheel: dev ## build the package, which holds the app, into dist/
	@$(PYTHON_IN)/python -m hatchling build -t wheel

release: dev ## build package, images, checksums and notes of this version into dist/VERSION; needs buildah
	@$(PYTHON_IN)/python -m scripts.release

GALLERY := $(addprefix tests/e2e/test_,$(addsuffix .py,gallery codes correcting history library tv box skye_market skye_build \
	skye_druids))
gallery: dev ## the screens at five sizes and with large text, in both languages and lights, into test-output/e2e/every
	@TEST_LOOKS=every $(PYTHON_IN)/python -m pytest --quiet --timeout=7200 -m e2e $(GALLERY)

pictures: dev ## the README's pictures anew, of recorded games
	@$(PYTHON_IN)/python -m tests.e2e.readme_pictures

generated: dev ## write schema, assets and TypeScript types anew
	@$(PYTHON_IN)/python -m scripts.generate

COMPILE := $(PYTHON_IN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate -p 3.11
lock: dev ## compile requirements/*.txt anew from pyproject.toml (UPGRADE=--upgrade for newer versions)
	$(COMPILE) $(UPGRADE) pyproject.toml -o requirements/base.txt
	$(COMPILE) $(UPGRADE) -c requirements/base.txt pyproject.toml --group dev -o requirements/dev.txt
	$(COMPILE) $(UPGRADE) --group installer -o requirements/installer.txt
	$(COMPILE) $(UPGRADE) --group node -o requirements/node.txt
