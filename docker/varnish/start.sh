#!/bin/sh
# Starts Varnish in its container, with the arguments of varnishd. Varnish looks up the web servers'
# names only when it loads its configuration, so a loop loads it again when one has another address.
set -eu
for argument; do
  case $argument in
    -pvcl_path=*) folders=${argument#-pvcl_path=} ;;
    -smalloc,*) memory=${argument#-smalloc,} ;;
  esac
done

# Varnish refuses only a wrong size, after it has compiled for seconds, and names its own option.
# With a wrong address or host it starts, and stores no page.
problems=
# Notes a setting whose value does not match a whole line of the pattern.
check() {
  printf '%s\n' "$2" | grep -Eqx "$3" || problems="$problems${problems:+; }$1 must $4"
}
check SITE_URL "${SITE_URL:-}" 'https?://([^][/:@?#[:space:]]+|\[[0-9A-Fa-f:.]+])(:[0-9]+)?/?' \
  'be an address like https://studio.example with no path'
check PUBLISH_SECRET "${PUBLISH_SECRET:-}" '.{32,}' \
  'have at least 32 characters (`openssl rand -hex 32` makes one)'
check EDGE_MEMORY "$memory" '[1-9][0-9]{0,5}[mMgG]' 'be a size like 256m or 2g'
check EDGE_HOSTS "${EDGE_HOSTS:-}" '[^/:@]*' 'be host names without ports, separated by commas'
check EDGE_BEHIND_PROXY "${EDGE_BEHIND_PROXY:-}" '1?' 'be 1 or empty'
check EDGE_KEEP_CDN_HEADERS "${EDGE_KEEP_CDN_HEADERS:-}" '1?' 'be 1 or empty'
if [ -n "$problems" ]; then
  echo "The edge cannot start, its configuration is not right: $problems." >&2
  exit 1
fi

IFS=:
for folder in $folders; do
  [ ! -f "$folder/backends.vcl" ] || break
done
unset IFS
names=$(sed -n 's/^ *\.host = "\(.*\)";$/\1/p' "$folder/backends.vcl")

# Prints the addresses, or fails while one of the web servers has none.
addresses() {
  for name in $names; do
    getent hosts "$name" || return 1
  done
}

until known=$(addresses); do sleep 1; done
while sleep 1; do
  now=$(addresses) || continue
  [ "$now" != "$known" ] || continue
  sh "$(dirname "$0")/reload.sh" && known=$now
done &
exec "$@"
