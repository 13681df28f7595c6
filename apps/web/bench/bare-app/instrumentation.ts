/** Without its own file, the app would use the website's instrumentation. */
export function register() {}
