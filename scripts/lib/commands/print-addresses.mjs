/**
 * @param {Awaited<ReturnType<typeof import('../stack/run-stack.mjs').runStack>>} stack
 * @param {import('../output/reporter.mjs').Reporter} reporter
 */
export function printAddresses(stack, { say }) {
  const { layout, mailGoesTo, webUrl, cmsUrl } = stack
  const { adminEmail, adminPasswordFile, samplePasswordFile, databaseFolder } = stack
  const lines = [
    ['Website', webUrl],
    ['Admin', `${cmsUrl}/admin`],
    ['Log in as', adminEmail],
    ['Password', adminPasswordFile ? `in ${adminPasswordFile}` : 'as it was set earlier'],
    ...(samplePasswordFile
      ? [
          ['Portal', `${webUrl}/portal, as sample.client@studio.example`],
          ['Password', `in ${samplePasswordFile}`],
        ]
      : []),
    ['Database', databaseFolder ?? 'the one in DATABASE_URL'],
    ['Mail', mailGoesTo],
    ['Logs', layout.logsDir],
  ]
  say('')
  for (const [label, value] of lines) say(`  ${String(label).padEnd(10)} ${value}`)
  say('')
  say('  Ctrl-C stops everything.')
}
