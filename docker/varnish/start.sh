#!/bin/sh
# Starts Varnish in its container, with the arguments of varnishd. Varnish looks up the web servers'
# names only when it loads its configuration, so a loop loads it again when one has another address.
set -eu
for argument; do
  case $argument in -pvcl_path=*) folders=${argument#-pvcl_path=} ;; esac
done
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
