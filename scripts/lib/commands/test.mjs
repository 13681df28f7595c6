import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { installPnpm } from '../install/install-pnpm.mjs'
import { installPackages } from '../install/install-packages.mjs'
import { dataLayout, repoRoot } from '../paths.mjs'
import { openDataFolder } from '../stack/open-data-folder.mjs'
import { chooseSteps, prepareSteps, runSteps } from '../test/run-steps.mjs'
import { withSharedStack } from '../test/shared-stack.mjs'
import { steps } from '../test/steps.mjs'
import { closingLine } from '../test/tally.mjs'
import { runCommand } from './run-command.mjs'

/**
 * `npm test`: runs all checks of this repository, or with `npm test -- unit lint` the named steps.
 *
 * @param {string[]} names
 */
export async function main(names) {
  await runCommand(async ({ settings, reporter, signal }) => {
    const chosen = chooseSteps(steps, names, Boolean(process.env.TEST_FULL))
    const temporary = makeTemporaryFolder()
    const folder = await openDataFolder(temporary, signal)
    try {
      const { run } = folder
      const { toolsDir } = dataLayout(settings.dataDir)
      const logsDir = path.join(repoRoot, 'test-results', 'logs')
      const layout = { ...folder.layout, toolsDir, logsDir }
      await prepareSteps(chosen, { layout, run })
      const pnpm = await reporter.step('Bring pnpm', () => installPnpm(layout, run))
      await reporter.step('Install the packages', () => installPackages(layout, run))
      const context = { layout, run, reporter, pnpm, temporary }
      const { total, tests } = await withSharedStack(context, (stack) =>
        runSteps(chosen, { ...context, stack }),
      )
      const ran = tests.passed + tests.failed
      const wantsTests = chosen.some(({ hasTests }) => hasTests)
      if (wantsTests && ran === 0) reporter.say('No test ran at all, which counts as a failure.')
      if (total.failed > 0 || (wantsTests && ran === 0)) process.exitCode = 1
      reporter.say(`Logs: ${logsDir}`)
      reporter.say(closingLine(total))
    } finally {
      await folder.close()
      // Processes that the steps started may write for a moment longer.
      fs.rmSync(temporary, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    }
  })
}

function makeTemporaryFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'studio-test-'))
  // The database may run as another user, who needs access to its folder below this one.
  fs.chmodSync(folder, 0o711)
  return folder
}
