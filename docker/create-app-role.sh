# The Postgres image runs this when it creates a new cluster. The apps' role owns only their
# database, because a superuser could read and write the server's files.
psql --username "$POSTGRES_USER" --dbname postgres --no-psqlrc --set ON_ERROR_STOP=1 \
  --set password="$DATABASE_PASSWORD" <<'SQL'
CREATE ROLE studio LOGIN PASSWORD :'password';
CREATE DATABASE studio OWNER studio;
REVOKE ALL ON DATABASE studio FROM PUBLIC;
SQL
