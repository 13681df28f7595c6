import { installPackages } from '../install/install-packages.mjs'
import { requireFreePort } from '../ports.mjs'
import { startDevApps } from '../stack/start-dev-apps.mjs'
import { openDataFolder } from '../stack/open-data-folder.mjs'
import { runStack } from '../stack/run-stack.mjs'
import { runCommand, untilStopped } from './run-command.mjs'
import { printAddresses } from './print-addresses.mjs'
import { stackOptions } from './stack-options.mjs'

/**
 * `npm run dev`: the stack of npm start, with both apps and the worker reloading when files
 * change.
 */
export async function main() {
  await runCommand(async ({ settings, reporter, signal, fail }) => {
    const folder = await openDataFolder(settings.dataDir, signal)
    try {
      await requireFreePort(settings.webPort, 'WEB_PORT')
      await requireFreePort(settings.cmsPort, 'CMS_PORT')
      const { layout, run } = folder
      await reporter.step('Install the packages', () => installPackages(layout, run))
      const stack = await runStack(folder, {
        ...stackOptions(settings),
        mode: 'development',
        reporter,
        giveUp: fail,
        start: startDevApps,
      })
      printAddresses(stack, reporter)
      await untilStopped(signal)
      await reporter.step('Stop everything', () => stack.stop())
    } finally {
      await folder.close()
    }
  })
}
