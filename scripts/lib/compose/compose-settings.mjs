import { randomBytes } from 'node:crypto'

/**
 * Fills in the example with a random secret for each variable that has no default.
 *
 * @param {string} example
 */
export function fillIn(example) {
  return example.replace(
    /^([A-Z_]+)=$/gm,
    (_, name) => `${name}=${randomBytes(32).toString('hex')}`,
  )
}

/**
 * Settings for a trial run: separate ports, two web servers, and a mail catcher instead of the
 * installation's mail server.
 *
 * @param {{ web: number, cms: number, mail: number }} ports
 */
export function trialSettings({ web, cms, mail }) {
  const settings = {
    LISTEN_HOST: '127.0.0.1',
    WEB_PORT: web,
    CMS_PORT: cms,
    MAIL_PORT: mail,
    SITE_URL: `http://localhost:${web}`,
    CMS_URL: `http://localhost:${cms}`,
    ADMIN_EMAIL: 'admin@studio.example',
    SMTP_URL: '',
    COMPOSE_PROFILES: 'second-web',
    WEB_INSTANCES: 'http://web:3000,http://web2:3000',
    // A separate tag leaves the installation's images unchanged.
    IMAGE_TAG: 'trial',
  }
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')
}

/**
 * @typedef {object} Container
 * @property {string} Service
 * @property {string} State such as running, exited
 * @property {string} Health empty where the service has no check
 * @property {number} ExitCode
 */

/**
 * Parses the output of `docker compose ps --format json`. Before Compose 2.21 it is an array, and
 * since then one object per line.
 *
 * @param {string} output
 * @returns {Container[]}
 */
export function readContainers(output) {
  const text = output.trim()
  if (text.startsWith('[')) return JSON.parse(text)
  return text.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []))
}

/**
 * Divides the services into those that are not healthy yet and those that failed.
 *
 * @param {Container[]} containers
 */
export function judgeContainers(containers) {
  const isDone = (/** @type {Container} */ { State, ExitCode }) =>
    State === 'exited' && ExitCode === 0
  const isWell = (/** @type {Container} */ { State, Health }) =>
    State === 'running' && (Health === '' || Health === 'healthy')
  /** @param {Container[]} some */
  const names = (some) => some.map(({ Service }) => Service)
  return {
    waiting: names(containers.filter((each) => !isDone(each) && !isWell(each))),
    broken: names(containers.filter(({ State, ExitCode }) => State === 'exited' && ExitCode !== 0)),
  }
}
