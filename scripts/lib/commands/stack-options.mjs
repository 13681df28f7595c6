import { localOrigin } from '../stack/environment.mjs'

/**
 * @param {import('../settings/read-settings.mjs').Settings} settings
 * @returns {import('../stack/plan-stack.mjs').StackOptions}
 */
export function stackOptions({ webPort, cmsPort, databasePort, ...settings }) {
  return {
    ...settings,
    hasSample: true,
    ports: { web: webPort, cms: cmsPort, database: databasePort },
    // `npm run edge` may be started at any time; the worker notices whether it runs.
    edgeInstances: settings.edgeInstances ?? [localOrigin(settings.edgePort)],
  }
}
