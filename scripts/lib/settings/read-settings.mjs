import { ClearError } from '../output/clear-error.mjs'
import { settingsSchema } from './schema.mjs'

/** @typedef {typeof settingsSchema} Schema */
/**
 * @typedef {{
 *   [Key in keyof Schema]: Schema[Key]['fallback'] extends string
 *     ? ReturnType<Schema[Key]['parse']>
 *     : ReturnType<Schema[Key]['parse']> | undefined
 * }} ReadSettings
 */
/** @typedef {ReadSettings & { siteUrl: string, cmsUrl: string }} Settings */

/**
 * Reads and checks all settings, so that a bad one is reported before anything starts.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Settings}
 */
export function readSettings(env) {
  const entries = Object.entries(settingsSchema).map(([key, { variable, parse, fallback }]) => {
    // An empty variable counts as not set, because compose files and CI leave variables out
    // that way.
    const text = env[variable]?.trim() || fallback
    return [key, text === undefined ? undefined : parse(variable, text)]
  })
  const settings = /** @type {ReadSettings} */ (Object.fromEntries(entries))
  refuseSharedPorts(settings)
  return {
    ...settings,
    siteUrl: settings.siteUrl ?? `http://localhost:${settings.webPort}`,
    cmsUrl: settings.cmsUrl ?? `http://localhost:${settings.cmsPort}`,
  }
}

/** @param {ReadSettings} settings */
function refuseSharedPorts({ webPort, cmsPort, databasePort }) {
  const named = { WEB_PORT: webPort, CMS_PORT: cmsPort, DATABASE_PORT: databasePort }
  /** @type {Map<number, string>} */
  const taken = new Map()
  for (const [name, port] of Object.entries(named)) {
    if (port === undefined) continue
    const other = taken.get(port)
    if (other) throw new ClearError(`${other} and ${name} are both ${port}: give each its own.`)
    taken.set(port, name)
  }
}
