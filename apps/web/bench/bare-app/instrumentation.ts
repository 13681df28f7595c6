/** The server needs one of its own, or it takes the website's. */
export function register() {}
