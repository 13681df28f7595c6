#!/bin/sh
# Reloads the configuration without a restart, because Varnish resolves the web servers' names
# when it loads. start.sh runs it when a web server has another address.
set -eu
folder=/var/lib/varnish/edge
name="reload-$(date +%s)"
# Compiling takes longer than varnishadm waits by default, on a busy machine by far.
varnishadm -t 120 -n "$folder" vcl.load "$name" /etc/varnish/default.vcl
varnishadm -t 120 -n "$folder" vcl.use "$name"
# Discards unused configurations. One that still answers requests is discarded by a later reload.
for old in $(varnishadm -t 120 -n "$folder" vcl.list | awk '$1 == "available" { print $NF }'); do
  varnishadm -t 120 -n "$folder" vcl.discard "$old" || true
done
