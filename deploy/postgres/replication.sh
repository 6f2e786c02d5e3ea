#!/bin/sh
# Runs once, when the primary's folder is made: who may replicate it.
set -eu
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" -v password="$(cat "$REPLICATION_PASSWORD_FILE")" <<'SQL'
create role replication with replication login password :'password';
select pg_create_physical_replication_slot('replica');
SQL
echo 'host replication replication samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
