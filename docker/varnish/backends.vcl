# The web servers behind the edge. A file of this name earlier in vcl_path replaces it.

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
backend web {
    .host = "web";
    .port = "3000";
    .probe = web_health;
    .connect_timeout = 1s;
    .first_byte_timeout = 20s;
    .between_bytes_timeout = 60s;
}

# Proxies or CDNs in front of the edge, whose headers about a visitor's address, protocol and
# country are trusted. EDGE_BEHIND_PROXY in default.vcl trusts private addresses as well.
acl trusted_proxies {
}

sub vcl_init {
    new webs = directors.shard();
    webs.add_backend(web);
    webs.reconfigure();
}
