/** The name of the job that makes due releases live. */
export const RUN_RELEASES = 'run_releases'
