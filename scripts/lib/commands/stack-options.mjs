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
    // `npm run edge` may start at any time, and the worker detects whether it runs.
    edgeInstances: settings.edgeInstances ?? [localOrigin(settings.edgePort)],
  }
}
