// An empty module that replaces packages such as `server-only`, which throw outside their
// environment.
export {}
