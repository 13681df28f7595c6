# Read by the Postgres image when it makes a new database cluster.
# The apps own their database and nothing else: a superuser could read and write the server's files.
psql --username "$POSTGRES_USER" --dbname postgres --no-psqlrc --set ON_ERROR_STOP=1 \
  --set password="$DATABASE_PASSWORD" <<'SQL'
CREATE ROLE studio LOGIN PASSWORD :'password';
CREATE DATABASE studio OWNER studio;
REVOKE ALL ON DATABASE studio FROM PUBLIC;
SQL
