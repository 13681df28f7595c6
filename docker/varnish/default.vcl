# The edge cache. docs/operators-guide.md, "The edge", describes what it stores and how it is purged
# and run.
#
# Environment: PUBLISH_SECRET authorizes purges. SITE_URL and EDGE_HOSTS name the site's hosts, and
# nothing is stored for other hosts. EDGE_KEEP_CDN_HEADERS=1 leaves Cache-Tag and CDN-Cache-Control in
# the answers, for a CDN in front. EDGE_BEHIND_PROXY=1 trusts every peer with a private address as a
# proxy, in addition to those in the ACL trusted_proxies in backends.vcl.
#
# X-Edge-* request headers are internal: they are removed from visitors' requests, and from requests
# to the web servers.

vcl 4.1;

import cookie;
import std;
import var;
import vsthrottle;
import xkey;

include "backends.vcl";
include "private-paths.vcl";

acl private_addresses {
    "localhost";
    "127.0.0.0"/8;
    "10.0.0.0"/8;
    "172.16.0.0"/12;
    "192.168.0.0"/16;
    "::1";
    "fc00::"/7;
}

### Requests

sub vcl_recv {
    set req.backend_hint = webs.backend(resolve = LAZY);

    # The fetch has failed in the first pass, so the last page that was stored is looked up.
    if (req.restarts > 0 && req.http.X-Edge-Last-Page) {
        set req.grace = 24h;
        return (hash);
    }
    # The country has been looked up in the first pass, so now the page itself is looked up.
    if (req.restarts > 0) {
        call go_on_with_country;
        call look_up_page;
    }

    call unset_internal_request_headers;
    call check_request;
    call identify_client;

    if (req.method == "PURGE") {
        call purge_by_tag;
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }

    set req.http.X-Edge-Path = regsub(req.url, "\?.*$", "");
    call choose_kind;
    call find_host;
    if (!req.http.X-Edge-Kind || !req.http.X-Edge-Host) {
        unset req.http.X-Edge-Kind;
        return (pass);
    }

    if (req.http.Accept-Encoding !~ "gzip") {
        set req.http.X-Edge-Unpacked = "1";
    }
    unset req.http.Authorization;
    if (req.http.X-Edge-Kind == "file") {
        unset req.http.Cookie;
        call set_grace;
        return (hash);
    }
    call normalise_page_request;
    call ask_for_country;
    call look_up_page;
}

# Allows stale pages, but only while the web server is sick.
sub set_grace {
    set req.grace = 0s;
    if (!std.healthy(req.backend_hint)) {
        set req.grace = 24h;
    }
}

sub look_up_page {
    call set_grace;
    # The answer sets a cookie, or is a redirect that depends on a cookie, so it belongs to one
    # visitor. If no web server is healthy, the cache may still have the page.
    if (std.healthy(req.backend_hint) && req.http.X-Edge-Once) {
        return (pass);
    }
    return (hash);
}

sub unset_internal_request_headers {
    unset req.http.X-Edge-Path;
    unset req.http.X-Edge-Kind;
    unset req.http.X-Edge-Private;
    unset req.http.X-Edge-Host;
    unset req.http.X-Edge-Hosts;
    unset req.http.X-Edge-Once;
    unset req.http.X-Edge-Query;
    unset req.http.X-Edge-Dropped;
    unset req.http.X-Edge-Rsc;
    unset req.http.X-Edge-Lang;
    unset req.http.X-Edge-Country;
    unset req.http.X-Edge-Language;
    unset req.http.X-Edge-Last-Page;
    unset req.http.X-Edge-Purged;
    unset req.http.X-Edge-Unpacked;
    unset req.http.X-Edge-Visitor;
    unset req.http.X-Edge-Url;
    unset req.http.X-Edge-Range;
    unset req.http.X-Edge-Located;
}

sub check_request {
    # Closes the connection on bodies that are far larger than any form. The website itself refuses
    # bodies that are only a little too large (a file may have 10 MB), and browsers show its answer.
    if (std.integer(req.http.Content-Length, 0) > 67108864) {
        return (synth(413, "tooLarge"));
    }
    if (req.method !~ "^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|PURGE)$") {
        return (synth(405, "methodNotAllowed"));
    }
    if (req.url == "*" && req.method == "OPTIONS") {
        return (synth(204));
    }
    if (req.url !~ "^/") {
        return (synth(400, "badRequest"));
    }
    if (req.http.Host) {
        set req.http.Host = req.http.Host.lower();
        if (req.http.Host !~ "^[a-z\d._:\[\]-]{1,260}$") {
            return (synth(400, "badRequest"));
        }
    } elsif (req.proto != "HTTP/1.0") {
        return (synth(400, "badRequest"));
    }
}

# Varnish has appended the peer's address to X-Forwarded-For. The web servers use the last address.
# It is the peer's, or behind a trusted proxy the one that the proxy has appended.
sub identify_client {
    unset req.http.Forwarded;
    unset req.http.X-Forwarded-Host;
    unset req.http.X-Forwarded-Port;
    unset req.http.X-Real-IP;
    if (client.ip ~ trusted_proxies || (std.getenv("EDGE_BEHIND_PROXY") == "1" && client.ip ~ private_addresses)) {
        set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ",\s*[^,]*$", "");
        if (req.http.X-Forwarded-Proto !~ "^https?$") {
            set req.http.X-Forwarded-Proto = "http";
        }
    } else {
        set req.http.X-Forwarded-For = client.ip;
        set req.http.X-Forwarded-Proto = "http";
        unset req.http.CF-IPCountry;
        unset req.http.X-Vercel-IP-Country;
        unset req.http.CloudFront-Viewer-Country;
        unset req.http.X-Country;
    }
}

# Decides whether the request is looked up in the cache, which is done for files and pages.
# Everything else belongs to one visitor and is passed.
sub choose_kind {
    call find_private_paths;
    if (req.http.X-Edge-Path ~ "^/(media|_next/static)/") {
        set req.http.X-Edge-Kind = "file";
    } elsif (req.http.X-Edge-Path !~ "^/(api|_next)(/|$)" &&
        !req.http.X-Edge-Private &&
        req.http.Cookie !~ "(^|[; ])(__prerender_bypass|__next_preview_data)=") {
        set req.http.X-Edge-Kind = "page";
    }
}

# Finds the request's host without a port, if it is a host of the site. Pages for other hosts are
# not stored, because each host would add a copy of every page.
sub find_host {
    set req.http.X-Edge-Host = regsub(req.http.Host, ":\d*$", "");
    set req.http.X-Edge-Hosts = " localhost 127.0.0.1 [::1] " +
        regsub(std.getenv("SITE_URL"), "^https?://([^/:]+|\[[^\]]*\])(:\d+)?/?$", "\1") + " " +
        regsuball(std.getenv("EDGE_HOSTS"), ",", " ") + " ";
    if (req.http.X-Edge-Host == "" || !std.strstr(req.http.X-Edge-Hosts.lower(), " " + req.http.X-Edge-Host + " ")) {
        unset req.http.X-Edge-Host;
    }
    unset req.http.X-Edge-Hosts;
}

# Reduces a page's request to the values on which the website's answer depends. The removed part of
# the query is saved for redirects.
sub normalise_page_request {
    set req.http.X-Edge-Query = regsub(req.url, "^[^?]*\??", "&");
    if (req.http.X-Edge-Query ~ "^.*&lang=(us|uk|gr)(&(?!lang=)[^&]*)*$") {
        set req.http.X-Edge-Lang = regsub(req.http.X-Edge-Query, "^.*&lang=(us|uk|gr)(?:&.*)?$", "\1");
        set req.http.X-Edge-Query = regsuball(req.http.X-Edge-Query, "&lang=[^&]*", "");
    }
    if (req.http.RSC == "1") {
        if (req.http.X-Edge-Query ~ "&_rsc=[\w-]{1,64}(&|$)") {
            set req.http.X-Edge-Rsc = regsub(req.http.X-Edge-Query, "^.*&_rsc=([\w-]{1,64})(?:&.*)?$", "\1");
        }
        if (req.http.Next-Router-Prefetch !~ "^[12]$") {
            unset req.http.Next-Router-Prefetch;
        }
        if (req.http.Next-Router-Segment-Prefetch !~ "^/[\x21-\x7e]{1,500}$") {
            unset req.http.Next-Router-Segment-Prefetch;
        }
    } else {
        unset req.http.RSC;
        unset req.http.Next-Router-Prefetch;
        unset req.http.Next-Router-Segment-Prefetch;
        unset req.http.Next-Router-State-Tree;
    }
    unset req.http.Next-Url;
    set req.http.X-Edge-Dropped = regsub(regsuball(req.http.X-Edge-Query, "&(_rsc=[^&]*|(?=&|$))", ""), "^&", "");
    unset req.http.X-Edge-Query;
    set req.url = req.http.X-Edge-Path;
    if (req.http.X-Edge-Lang) {
        set req.url = req.url + "?lang=" + req.http.X-Edge-Lang;
    }

    call choose_country;
    if (req.http.X-Edge-Lang && req.http.Cookie !~ "^country=") {
        set req.http.X-Edge-Once = "cookie";
    }
    if (req.http.X-Edge-Language && req.http.X-Edge-Path !~ "^/(ar|de)(/|$)") {
        set req.http.X-Edge-Once = "redirect";
    }
}

# Chooses the country in the order of packages/shared/src/negotiation.ts: host, query, cookie,
# header.
sub choose_country {
    if (req.http.Cookie) {
        cookie.parse(req.http.Cookie);
        unset req.http.Cookie;
        if (cookie.get("country") ~ "^(us|uk|gr)$") {
            set req.http.Cookie = "country=" + cookie.get("country");
            set req.http.X-Edge-Country = cookie.get("country");
        }
        if (cookie.get("language_code") ~ "^(ar|de)$") {
            set req.http.X-Edge-Language = cookie.get("language_code");
            if (req.http.Cookie) {
                set req.http.Cookie = req.http.Cookie + "; language_code=" + req.http.X-Edge-Language;
            } else {
                set req.http.Cookie = "language_code=" + req.http.X-Edge-Language;
            }
        }
    }
    # The first header with a country of the site wins. Otherwise the first header with any country
    # does, because the site has a default for other countries.
    if (req.http.CF-IPCountry !~ "^(GB|DE)$" && req.http.X-Vercel-IP-Country ~ "^[A-Z]{2}$") {
        set req.http.CF-IPCountry = req.http.X-Vercel-IP-Country;
    }
    if (req.http.CF-IPCountry !~ "^(GB|DE)$" && req.http.CloudFront-Viewer-Country ~ "^[A-Z]{2}$") {
        set req.http.CF-IPCountry = req.http.CloudFront-Viewer-Country;
    }
    if (req.http.CF-IPCountry !~ "^(GB|DE)$" && req.http.X-Country ~ "^[A-Z]{2}$") {
        set req.http.CF-IPCountry = req.http.X-Country;
    }
    unset req.http.X-Country;
    unset req.http.X-Vercel-IP-Country;
    unset req.http.CloudFront-Viewer-Country;
    if (req.http.CF-IPCountry ~ "^[A-Z]{2}$") {
        set req.http.X-Country = req.http.CF-IPCountry;
    }
    unset req.http.CF-IPCountry;

    if (req.http.Host ~ "^(.+\.de|de\..+?)(:\d+)?$") {
        set req.http.X-Edge-Country = "gr";
    } elsif (req.http.X-Edge-Lang) {
        set req.http.X-Edge-Country = req.http.X-Edge-Lang;
    } elsif (!req.http.X-Edge-Country) {
        if (req.http.X-Country == "GB") {
            set req.http.X-Edge-Country = "uk";
        } elsif (req.http.X-Country == "DE") {
            set req.http.X-Edge-Country = "gr";
        } else {
            set req.http.X-Edge-Country = "us";
            if (!req.http.X-Country) {
                call find_range;
            }
        }
    }
    # If the request contains a country, the website does not look up the address itself.
    if (!req.http.X-Country) {
        set req.http.X-Country = "US";
    }
}

# Finds the visitor's network if no header names a country: the /24 of an IPv4 address, or the /48
# of an IPv6 address.
sub find_range {
    set req.http.X-Edge-Range = regsub(req.http.X-Forwarded-For, "^.*,\s*", "");
    if (std.ip(req.http.X-Edge-Range, "127.0.0.1") ~ private_addresses) {
        unset req.http.X-Edge-Range;
    } elsif (req.http.X-Edge-Range ~ ":") {
        set req.http.X-Edge-Range = regsub(req.http.X-Edge-Range, "^([^:]*:[^:]*:[^:]*):.*$", "\1");
    } else {
        set req.http.X-Edge-Range = regsub(req.http.X-Edge-Range, "\.\d+$", "");
    }
}

# Looks up the country first, and then restarts the request for the page. The country of a network
# is stored for a day.
sub ask_for_country {
    if (req.http.X-Edge-Range && std.healthy(req.backend_hint)) {
        set req.http.X-Edge-Kind = "country";
        set req.http.X-Edge-Url = req.url;
        set req.url = "/api/visitor-country";
        call set_grace;
        return (hash);
    }
}

sub go_on_with_country {
    set req.http.X-Edge-Kind = "page";
    set req.url = req.http.X-Edge-Url;
    if (req.http.X-Edge-Located == "GB") {
        set req.http.X-Country = "GB";
        set req.http.X-Edge-Country = "uk";
    } elsif (req.http.X-Edge-Located == "DE") {
        set req.http.X-Country = "DE";
        set req.http.X-Edge-Country = "gr";
    }
}

sub vcl_hash {
    if (req.http.X-Edge-Kind == "country") {
        hash_data(req.url);
        hash_data(req.http.X-Edge-Range);
        return (lookup);
    }
    # If a visitor follows ?lang= while no web server answers, the page of the chosen country is
    # shown.
    if (req.http.X-Edge-Last-Page && !req.http.RSC && req.http.X-Edge-Kind == "page") {
        hash_data(req.http.X-Edge-Path);
    } else {
        hash_data(req.url);
    }
    hash_data(req.http.X-Edge-Host);
    hash_data(req.http.X-Edge-Country);
    # The few clients without gzip get an uncompressed copy of their own, because decompressing a
    # page for each of them is the most expensive part of an answer.
    hash_data(req.http.X-Edge-Unpacked);
    if (req.http.X-Edge-Kind == "page") {
        hash_data(req.http.RSC);
        hash_data(req.http.Next-Router-Prefetch);
        hash_data(req.http.Next-Router-Segment-Prefetch);
    }
    return (lookup);
}

# Limits how many pages one address makes the web servers render. Stored pages cost nothing and
# are not counted. Calls of the API have their own limits. The limit is generous, because an
# office or a crawler is one address too. This machine is exempt, because no visitor comes from
# it. An IPv6 network counts as one address.
sub limit_pages {
    if (!req.http.X-Edge-Last-Page && (req.url ~ "^/media/shared/" || req.url !~ "^/(api|_next|media)(/|$)")) {
        set req.http.X-Edge-Visitor = regsub(req.http.X-Forwarded-For, "^.*,\s*", "");
        set req.http.X-Edge-Visitor = regsub(req.http.X-Edge-Visitor, "^(([\da-f]*:){3}[\da-f]*):.*$", "\1");
        if (req.http.X-Edge-Visitor !~ "^(127\.|::1$)" &&
            vsthrottle.is_denied("pages of " + req.http.X-Edge-Visitor, 300, 10s, 10s)) {
            return (synth(429, "tooManyRequests"));
        }
        unset req.http.X-Edge-Visitor;
    }
}

sub vcl_pass {
    call limit_pages;
    return (fetch);
}

sub vcl_miss {
    call limit_pages;
    # Without a last page the visitor gets the web server's own answer. Even an error is shown, and
    # nothing is stored.
    if (req.http.X-Edge-Last-Page) {
        return (pass);
    }
    # The last fetch failed less than two seconds ago. Requests that waited for it must not all
    # fetch the page again.
    if (vsthrottle.remaining(req.http.Host + req.url, 1, 2s) == 0) {
        return (synth(503));
    }
    # The request is for the middle of a video that is not stored. It is passed, so that the visitor
    # does not wait for the part before.
    if (req.http.Range && req.http.Range !~ "^bytes=0-") {
        return (pass);
    }
    return (fetch);
}

### Purges

sub purge_by_tag {
    if (client.ip !~ private_addresses || std.getenv("PUBLISH_SECRET") == "" ||
        req.http.X-Publish-Secret != std.getenv("PUBLISH_SECRET")) {
        return (synth(403, "purgeRefused"));
    }
    if (!req.http.xkey-softpurge && !req.http.xkey-purge) {
        return (synth(400, "noTags"));
    }
    # The time is recorded before the purge, so that a fetch that ends in between is not stored.
    var.set_int("purged", 0);
    if (req.http.xkey-softpurge) {
        var.global_set("soft-purge", std.time2real(now, 0.0));
        var.set_int("purged", xkey.softpurge(req.http.xkey-softpurge));
    }
    if (req.http.xkey-purge) {
        var.global_set("hard-purge", std.time2real(now, 0.0));
        var.set_int("purged", var.get_int("purged") + xkey.purge(req.http.xkey-purge));
    }
    set req.http.X-Edge-Purged = var.get_int("purged");
    return (synth(200));
}

### Fetches

sub vcl_backend_fetch {
    # Background fetches are off: a stale page is shown only while fetches fail.
    if (bereq.is_bgfetch) {
        return (abandon);
    }
    var.set("begun", std.time2real(now, 0.0));
    if (bereq.retries == 0) {
        call prepare_fetch;
    }
    # Each page is always rendered by the same web server, for all countries. Passed requests are
    # spread over all servers.
    set bereq.backend = webs.backend(by = KEY, key = webs.key(var.get("shard")), alt = bereq.retries);
    if (bereq.method == "GET" || bereq.method == "HEAD") {
        unset bereq.body;
    }
    return (fetch);
}

# Saves the request's X-Edge headers as variables of this fetch.
sub prepare_fetch {
    var.set("kind", bereq.http.X-Edge-Kind);
    var.set("throttle", bereq.http.Host + bereq.url);
    var.set("last-page", bereq.http.X-Edge-Last-Page);
    var.set("unpacked", bereq.http.X-Edge-Unpacked);
    if (bereq.http.X-Edge-Kind == "country") {
        var.set("shard", bereq.http.X-Edge-Range);
        set bereq.first_byte_timeout = 0.3s;
        unset bereq.http.Cookie;
        unset bereq.http.X-Country;
    } elsif (bereq.http.X-Edge-Kind) {
        var.set("shard", bereq.http.X-Edge-Path);
    } else {
        var.set("shard", "" + bereq.xid);
    }
    if (bereq.http.X-Edge-Kind == "page") {
        if (bereq.http.X-Edge-Rsc) {
            if (bereq.url ~ "\?") {
                set bereq.url = bereq.url + "&_rsc=" + bereq.http.X-Edge-Rsc;
            } else {
                set bereq.url = bereq.url + "?_rsc=" + bereq.http.X-Edge-Rsc;
            }
        }
        # The timeout is longer for a page of which no copy is stored.
        if (bereq.http.X-Edge-Last-Page) {
            set bereq.first_byte_timeout = 10s;
        } else {
            set bereq.first_byte_timeout = 2.5s;
        }
    }
    unset bereq.http.X-Edge-Path;
    unset bereq.http.X-Edge-Kind;
    unset bereq.http.X-Edge-Private;
    unset bereq.http.X-Edge-Host;
    unset bereq.http.X-Edge-Once;
    unset bereq.http.X-Edge-Dropped;
    unset bereq.http.X-Edge-Rsc;
    unset bereq.http.X-Edge-Lang;
    unset bereq.http.X-Edge-Country;
    unset bereq.http.X-Edge-Language;
    unset bereq.http.X-Edge-Last-Page;
    unset bereq.http.X-Edge-Unpacked;
    unset bereq.http.X-Edge-Url;
    unset bereq.http.X-Edge-Range;
    unset bereq.http.X-Edge-Located;
}

sub vcl_backend_response {
    # The failure must not be delivered, because it would replace the last page.
    if (beresp.status >= 500 && var.get("kind") != "" && var.get("last-page") == "") {
        call retry_elsewhere;
        call give_up;
    }
    if (bereq.uncacheable) {
        return (deliver);
    }

    if (var.get("unpacked") != "") {
        set beresp.do_gunzip = true;
    }
    set beresp.grace = 24h;
    set beresp.keep = 0s;
    set beresp.ttl = 0s;
    if (beresp.http.CDN-Cache-Control) {
        if (beresp.http.CDN-Cache-Control ~ "(?i)\bpublic\b" && beresp.http.CDN-Cache-Control !~ "(?i)no-store|no-cache|private") {
            set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "(?i)^.*\bmax-age=(\d+).*$", "\1s"), 0s);
        }
    } elsif (var.get("kind") == "file" && beresp.http.Cache-Control ~ "(?i)\bpublic\b" && beresp.http.Cache-Control !~ "(?i)no-store|no-cache") {
        set beresp.ttl = std.duration(regsub(beresp.http.Cache-Control, "(?i)^.*\bmax-age=(\d+).*$", "\1s"), 0s);
    }
    if (beresp.status != 200 && beresp.status != 301 && beresp.status != 308 && var.get("kind") != "country") {
        set beresp.ttl = 0s;
    }
    if (beresp.ttl <= 0s || beresp.http.Set-Cookie || std.integer(beresp.http.Content-Length, 0) > 33554432) {
        call do_not_store;
    }

    # A fetch that began before a purge may have old content. Visitors who wait for it get that, and
    # it remains as the last page unless the purge removes pages.
    if (std.real(var.global_get("hard-purge"), 0.0) >= std.real(var.get("begun"), 0.0)) {
        set beresp.ttl = 0s;
        set beresp.grace = 0s;
        set beresp.uncacheable = true;
        return (deliver);
    }
    if (std.real(var.global_get("soft-purge"), 0.0) >= std.real(var.get("begun"), 0.0)) {
        set beresp.ttl = 0s;
    }

    if (beresp.http.Cache-Tag) {
        set beresp.http.xkey = beresp.http.Cache-Tag;
    }
    if (var.get("kind") == "page") {
        # Pages vary by these headers, but the cache key already contains them.
        if (beresp.http.Vary) {
            set beresp.http.X-Edge-Vary = beresp.http.Vary;
            unset beresp.http.Vary;
        }
    }
    return (deliver);
}

# Pages that do not exist are not stored. Uncacheable pages are marked as such for five seconds,
# because requests for them would otherwise wait for each other.
sub do_not_store {
    set beresp.ttl = 0s;
    if (beresp.status == 200 || var.get("kind") == "country") {
        set beresp.ttl = 5s;
    }
    set beresp.grace = 0s;
    set beresp.uncacheable = true;
    return (deliver);
}

sub vcl_backend_error {
    if (bereq.method == "GET" || bereq.method == "HEAD") {
        call retry_elsewhere;
    }
    if (var.get("kind") != "" && var.get("last-page") == "") {
        call give_up;
    }
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    set beresp.uncacheable = true;
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Retry-After = "5";
    if (var.get("kind") == "page") {
        set beresp.http.Content-Type = "text/html; charset=utf-8";
        set beresp.body = {"<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Not available</title>
<body style="font: 1.125rem/1.5 system-ui, sans-serif; margin: 20vh auto; max-width: 32rem; padding: 0 1rem">
<h1>This page is not available at the moment</h1>
<p>Please try again in a minute.</p>
"};
    } else {
        set beresp.http.Content-Type = "application/json";
        set beresp.body = """{"error":{"code":"unavailable"}}""";
    }
    return (deliver);
}

# Retries once with another web server, if there is one and the first failed quickly.
sub retry_elsewhere {
    if (bereq.retries == 0 && var.get("kind") != "country" && std.time2real(now, 0.0) - std.real(var.get("begun"), 0.0) < 1.0 &&
        beresp.backend != webs.backend(by = KEY, key = webs.key(var.get("shard")), alt = 1, resolve = NOW)) {
        return (retry);
    }
}

sub give_up {
    # Counts as the one attempt within two seconds: see vcl_miss.
    if (vsthrottle.is_denied(var.get("throttle"), 1, 2s)) {
        return (abandon);
    }
    return (abandon);
}

### Answers

sub vcl_deliver {
    if (req.http.X-Edge-Kind == "country") {
        set req.http.X-Edge-Located = resp.http.X-Country;
        return (restart);
    }
    unset resp.http.Via;
    unset resp.http.X-Varnish;
    unset resp.http.xkey;
    unset resp.http.X-Nextjs-Cache;
    unset resp.http.X-Nextjs-Cache-Tags;
    unset resp.http.X-Next-Cache-Tags;
    if (!req.http.RSC) {
        # Only Next's router reads these headers.
        unset resp.http.X-Nextjs-Postponed;
        unset resp.http.X-Nextjs-Prerender;
        unset resp.http.X-Nextjs-Rewritten-Path;
        unset resp.http.X-Nextjs-Rewritten-Query;
        unset resp.http.X-Nextjs-Stale-Time;
    }
    if (resp.http.X-Edge-Vary) {
        set resp.http.Vary = resp.http.X-Edge-Vary;
        unset resp.http.X-Edge-Vary;
    }
    if (std.getenv("EDGE_KEEP_CDN_HEADERS") == "1") {
        if (resp.http.CDN-Cache-Control && obj.ttl <= 0s) {
            set resp.http.CDN-Cache-Control = "no-store";
        }
    } else {
        unset resp.http.Cache-Tag;
        unset resp.http.CDN-Cache-Control;
        if (req.http.X-Edge-Kind == "page") {
            unset resp.http.Age;
        }
    }
    if (resp.http.Location && req.http.X-Edge-Dropped != "") {
        if (resp.http.Location ~ "\?") {
            set resp.http.Location = regsub(resp.http.Location, "^([^#]*)", "\1&" + req.http.X-Edge-Dropped);
        } else {
            set resp.http.Location = regsub(resp.http.Location, "^([^#]*)", "\1?" + req.http.X-Edge-Dropped);
        }
    }
    return (deliver);
}

sub vcl_synth {
    # If the country is not known in time, the visitor gets the default country.
    if (resp.status == 503 && req.http.X-Edge-Kind == "country") {
        return (restart);
    }
    if (resp.status == 503 && req.http.X-Edge-Kind && !req.http.X-Edge-Last-Page) {
        set req.http.X-Edge-Last-Page = "1";
        return (restart);
    }
    unset resp.http.Server;
    unset resp.http.Via;
    unset resp.http.X-Varnish;
    set resp.http.Cache-Control = "no-store";
    if (resp.status == 204 || resp.status == 405) {
        set resp.http.Allow = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";
    }
    if (resp.status == 204) {
        return (deliver);
    }
    if (resp.status == 413) {
        # The rest of the body is not read.
        set resp.http.Connection = "close";
    }
    if (resp.status == 429) {
        set resp.http.Retry-After = "10";
        if (!req.http.RSC && req.url !~ "^/media/") {
            call show_too_many;
            return (deliver);
        }
    }
    set resp.http.Content-Type = "application/json";
    if (resp.status == 200) {
        set resp.body = """{"purged":""" + req.http.X-Edge-Purged + "}";
    } elsif (resp.status < 500) {
        set resp.body = {"{"error":{"code":""} + resp.reason + """"}}""";
        set resp.reason = "Refused";
    } else {
        set resp.http.Retry-After = "5";
        set resp.body = """{"error":{"code":"unavailable"}}""";
    }
    return (deliver);
}

# The text equals the website's message "tooMany".
sub show_too_many {
    set resp.reason = "Too Many Requests";
    set resp.http.Content-Type = "text/html; charset=utf-8";
    if (req.http.X-Edge-Path ~ "^/ar(/|$)") {
        set resp.body = {"<!doctype html>
<html lang="ar" dir="rtl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>طلبات كثيرة دفعة واحدة</title>
<body style="font: 1.125rem/1.5 system-ui, sans-serif; margin: 20vh auto; max-width: 32rem; padding: 0 1rem">
<h1>طلبات كثيرة دفعة واحدة</h1>
<p>فُتحت من شبكتك صفحات كثيرة خلال وقت قصير. انتظر بضع ثوانٍ، ثم أعد تحميل الصفحة.</p>
"};
    } elsif (req.http.X-Edge-Path ~ "^/de(/|$)") {
        set resp.body = {"<!doctype html>
<html lang="de">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Zu viele Aufrufe auf einmal</title>
<body style="font: 1.125rem/1.5 system-ui, sans-serif; margin: 20vh auto; max-width: 32rem; padding: 0 1rem">
<h1>Zu viele Aufrufe auf einmal</h1>
<p>Aus Ihrem Netz wurden in kurzer Zeit sehr viele Seiten geöffnet. Bitte warten Sie einige Sekunden und laden Sie die Seite neu.</p>
"};
    } else {
        set resp.body = {"<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Too many requests at once</title>
<body style="font: 1.125rem/1.5 system-ui, sans-serif; margin: 20vh auto; max-width: 32rem; padding: 0 1rem">
<h1>Too many requests at once</h1>
<p>Your network has opened a great many pages in a short time. Please wait a few seconds, then reload the page.</p>
"};
    }
}
