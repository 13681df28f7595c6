/**
 * Generates the part of the edge's configuration that differs between installations: the web
 * servers behind it and the proxies in front of it. The one for docker compose is in
 * docker/varnish.
 *
 * @param {{ instances: string[], trustedProxies?: string[] }} options origins such as
 *   http://web:3000; addresses and ranges such as 10.0.0.0/8
 */
export function backendsVcl({ instances, trustedProxies = [] }) {
  const backends = instances.map((instance, index) => ({
    name: `web${index === 0 ? '' : index + 1}`,
    url: new URL(instance),
  }))
  return `# The web servers behind the edge. A file of this name earlier in vcl_path replaces it.

vcl 4.1;

import directors;

# Probes the website's process, not the backend behind it, because a website without its backend
# still serves its stored pages. Three failures of four make it sick.
probe web_health {
    .url = "/api/health";
    .interval = 500ms;
    .timeout = 1s;
    .window = 4;
    .threshold = 2;
    .initial = 2;
}

# first_byte_timeout applies to passed requests (calls of the API, uploads) and to files. Pages have
# a shorter one in default.vcl.
${backends.map(backend).join('\n')}
# Proxies or CDNs in front of the edge, whose headers about a visitor's address, protocol and
# country are trusted. EDGE_BEHIND_PROXY in default.vcl trusts private addresses as well.
acl trusted_proxies {
${trustedProxies.map((range) => `    ${aclEntry(range)};\n`).join('')}}

sub vcl_init {
    new webs = directors.shard();
${backends.map(({ name }) => `    webs.add_backend(${name});\n`).join('')}    webs.reconfigure();
}
`
}

/** @param {{ name: string, url: URL }} backend */
function backend({ name, url }) {
  return `backend ${name} {
    .host = "${url.hostname.replace(/^\[|\]$/g, '')}";
    .port = "${url.port || '80'}";
    .probe = web_health;
    .connect_timeout = 1s;
    .first_byte_timeout = 20s;
    .between_bytes_timeout = 60s;
}
`
}

/** @param {string} range */
function aclEntry(range) {
  const [address, bits] = range.split('/')
  return bits === undefined ? `"${address}"` : `"${address}"/${bits}`
}
