import { buildApps, bundleSetUp } from '../build/build-apps.mjs'
import { checkConnection } from '../database/check-connection.mjs'
import { installPackages } from '../install/install-packages.mjs'
import { requireFreePort } from '../ports.mjs'
import { describeSettings } from '../settings/schema.mjs'
import { openDataFolder } from '../stack/open-data-folder.mjs'
import { runStack } from '../stack/run-stack.mjs'
import { runCommand, untilStopped } from './run-command.mjs'
import { printAddresses } from './print-addresses.mjs'
import { stackOptions } from './stack-options.mjs'

/**
 * `npm start`: installs, builds and runs everything until it is stopped.
 *
 * @param {string[]} args
 */
export async function main(args) {
  if (args.includes('--help')) return console.log(describeSettings())
  await runCommand(async ({ settings, reporter, signal, fail }) => {
    const folder = await openDataFolder(settings.dataDir, signal)
    try {
      await requireFreePort(settings.webPort, 'WEB_PORT')
      await requireFreePort(settings.cmsPort, 'CMS_PORT')
      const { layout, run } = folder
      await reporter.step('Install the packages', () => installPackages(layout, run))
      if (settings.databaseUrl) await checkConnection(settings.databaseUrl)
      await reporter.step('Bundle the set-up', () => bundleSetUp(layout, run))
      const build = () => buildApps(layout, run, reporter)
      const options = { ...stackOptions(settings), reporter, giveUp: fail, build }
      const stack = await runStack(folder, options)
      printAddresses(stack, reporter)
      await untilStopped(signal)
      await reporter.step('Stop everything', () => stack.stop())
    } finally {
      await folder.close()
    }
  })
}
