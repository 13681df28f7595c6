import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createCompose, requireCompose } from '../compose/compose.mjs'
import { fillIn, trialSettings } from '../compose/compose-settings.mjs'
import { installPnpm } from '../install/install-pnpm.mjs'
import { installPackages } from '../install/install-packages.mjs'
import { ClearError } from '../output/clear-error.mjs'
import { dataLayout, repoRoot } from '../paths.mjs'
import { findFreePort } from '../ports.mjs'
import { openDataFolder } from '../stack/open-data-folder.mjs'
import { ensureChromium } from '../test/ensure-chromium.mjs'
import { runTool } from '../test/run-tool.mjs'
import { runCommand } from './run-command.mjs'

/**
 * `npm run compose:check`: builds the containers, starts them under their own project name, runs
 * the walk through the site, and removes them with their data.
 */
export async function main() {
  await runCommand(async ({ settings, reporter, signal }) => {
    await requireCompose()
    const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'studio-compose-'))
    const folder = await openDataFolder(temporary, signal)
    try {
      const { run } = folder
      const { toolsDir } = dataLayout(settings.dataDir)
      const logsDir = path.join(repoRoot, 'test-results', 'logs')
      const layout = { ...folder.layout, toolsDir, logsDir }
      const pnpm = await installPnpm(layout, run)
      await reporter.step('Install the packages', () => installPackages(layout, run))
      await ensureChromium(layout, run)
      const ports = await choosePorts()
      const envFiles = writeEnvFiles(temporary, ports)
      const project = `studio-check-${randomBytes(4).toString('hex')}`
      const compose = createCompose({ project, envFiles, logsDir, run })
      try {
        await reporter.step('Build the images', () =>
          compose.run('The images could not be built', 'build'),
        )
        await reporter.step('Start the containers', async () => {
          await compose.run('The containers did not start', 'up', '--detach')
          await compose.waitUntilHealthy()
        })
        const password = await compose.read(
          ...['run', '--rm', '--no-deps', '--no-TTY', 'setup', 'cat', '/data/setup/admin-password'],
        )
        const env = walkVariables(ports, password.trim())
        const args = ['node_modules/@playwright/test/cli.js', 'test']
        const context = { layout, run, reporter, pnpm, temporary }
        const hasPassed = await reporter.step('Walk through the site', () =>
          runTool(context, 'compose-walk', args, { env }),
        )
        if (!hasPassed) throw new ClearError('The walk through the containers failed.')
      } finally {
        // The containers must be removed even if the run's own signal is aborted.
        const ending = { ...run, signal: new AbortController().signal }
        await collectLogsAndRemove(
          createCompose({ project, envFiles, logsDir, run: ending }),
          reporter,
        )
      }
    } finally {
      await folder.close()
      fs.rmSync(temporary, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    }
  })
}

async function choosePorts() {
  const web = await findFreePort()
  const cms = await findFreePort(new Set([web]))
  return { web, cms, mail: await findFreePort(new Set([web, cms])) }
}

/**
 * Uses the installation's settings if there are any, or else the example's with generated secrets.
 *
 * @param {string} temporary
 * @param {Awaited<ReturnType<typeof choosePorts>>} ports
 */
function writeEnvFiles(temporary, ports) {
  const own = path.join(repoRoot, '.env')
  const [filled, trial] = ['filled.env', 'trial.env'].map((name) => path.join(temporary, name))
  const options = { mode: 0o600 }
  fs.writeFileSync(/** @type {string} */ (trial), trialSettings(ports), options)
  if (fs.existsSync(own)) return [own, /** @type {string} */ (trial)]
  const example = fs.readFileSync(path.join(repoRoot, '.env.example'), 'utf8')
  fs.writeFileSync(/** @type {string} */ (filled), fillIn(example), options)
  return [/** @type {string} */ (filled), /** @type {string} */ (trial)]
}

/**
 * @param {Awaited<ReturnType<typeof choosePorts>>} ports
 * @param {string} password
 */
function walkVariables({ web, cms, mail }, password) {
  const { CHROMIUM_PATH } = process.env
  return {
    TEST_SUITE: 'walk',
    WALK_WEB_URL: `http://localhost:${web}`,
    WALK_CMS_URL: `http://localhost:${cms}`,
    WALK_MAIL_URL: `http://localhost:${mail}`,
    WALK_ADMIN_EMAIL: 'admin@studio.example',
    WALK_ADMIN_PASSWORD: password,
    ...(CHROMIUM_PATH && { CHROMIUM_PATH }),
  }
}

/**
 * Lists the containers, stores their logs, and removes them with their volumes.
 *
 * @param {ReturnType<typeof createCompose>} compose
 * @param {import('../output/reporter.mjs').Reporter} reporter
 */
async function collectLogsAndRemove(compose, reporter) {
  reporter.say(await compose.read('ps', '--all'))
  await compose.run('The logs could not be read', 'logs', '--no-color')
  await reporter.step('Remove the containers', () =>
    compose.run('The containers could not be removed', 'down', '--volumes', '--remove-orphans'),
  )
}
