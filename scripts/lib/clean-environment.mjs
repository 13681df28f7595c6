// What a tool needs to find its programs, its network and its language; nothing that is ours.
const KEPT = [
  'PATH',
  'HOME',
  'USER',
  'LOGNAME',
  'SHELL',
  'TERM',
  'TMPDIR',
  'LANG',
  'LC_ALL',
  'TZ',
  'CI',
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
]
const KEPT_PATTERN =
  /^(https?_proxy|no_proxy|all_proxy|npm_config_(registry|cafile|userconfig|cache))$/i

/**
 * The environment without this project's settings and secrets, so that none can get into a build,
 * and without what npm says about the command it is running, which would change what others do.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function cleanEnvironment(env) {
  const kept = Object.entries(env).filter(
    ([name]) => KEPT.includes(name) || KEPT_PATTERN.test(name),
  )
  // NODE_ENV is left out with the rest: "production" would make pnpm skip half of the packages.
  return /** @type {NodeJS.ProcessEnv} */ (Object.fromEntries(kept))
}
