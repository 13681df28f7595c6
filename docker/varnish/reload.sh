#!/bin/sh
# Reloads the configuration without a restart, because Varnish resolves the web servers' names
# when it loads. start.sh runs it when a web server has another address.
set -eu
folder=/var/lib/varnish/edge
name="reload-$(date +%s)"
varnishadm -n "$folder" vcl.load "$name" /etc/varnish/default.vcl
varnishadm -n "$folder" vcl.use "$name"
# Discards unused configurations. One that still answers requests is discarded by a later reload.
for old in $(varnishadm -n "$folder" vcl.list | awk '$1 == "available" { print $NF }'); do
  varnishadm -n "$folder" vcl.discard "$old" || true
done
