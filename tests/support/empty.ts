// Replaces packages such as `server-only`, which only throw outside their environment.
export {}
