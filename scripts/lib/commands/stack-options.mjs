/**
 * @param {import('../settings/read-settings.mjs').Settings} settings
 * @returns {import('../stack/plan-stack.mjs').StackOptions}
 */
export function stackOptions({ webPort, cmsPort, databasePort, ...settings }) {
  return { ...settings, ports: { web: webPort, cms: cmsPort, database: databasePort } }
}
