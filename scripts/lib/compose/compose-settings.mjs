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
 * What a trial run sets beside that: ports of its own, two web servers, and mail that is caught
 * whatever else the installation says.
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
    // The images of the installation stay as they are.
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
 * Reads `docker compose ps --format json`: a list, or from Compose 2.21 on a line for each.
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
 * Names the services that are not healthy yet, and those that have failed.
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
