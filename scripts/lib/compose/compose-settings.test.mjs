import fs from 'node:fs'
import { expect, it } from 'vitest'
import { fillIn, judgeContainers, readContainers, trialSettings } from './compose-settings.mjs'

const root = new URL('../../../', import.meta.url)
const read = (/** @type {string} */ file) => fs.readFileSync(new URL(file, root), 'utf8')

it('fillIn gives each secret of the example its own value and changes nothing else', () => {
  const example = read('.env.example')
  const filled = fillIn(example)
  const secrets = [...filled.matchAll(/^[A-Z_]+=([0-9a-f]{64})$/gm)].map(([, secret]) => secret)
  expect(secrets).toHaveLength(4)
  expect(new Set(secrets).size).toBe(4)
  expect(filled.replaceAll(/=[0-9a-f]{64}$/gm, '=')).toBe(example)
})

it("The trial's settings are all variables of the compose file", () => {
  const names = [...trialSettings({ web: 1, cms: 2, mail: 3 }).matchAll(/^([A-Z_]+)=/gm)]
  const text = `${read('docker-compose.yml')}\${COMPOSE_PROFILES`
  for (const [, name] of names) expect(text).toContain(`\${${name}`)
})

const web = { Service: 'web', State: 'running', Health: 'healthy', ExitCode: 0 }
const setup = { Service: 'setup', State: 'exited', Health: '', ExitCode: 0 }

it('readContainers reads the output of every version of Compose', () => {
  expect(readContainers(JSON.stringify([web, setup]))).toEqual([web, setup])
  expect(readContainers(`${JSON.stringify(web)}\n${JSON.stringify(setup)}\n`)).toEqual([web, setup])
  expect(readContainers('')).toEqual([])
})

it('judgeContainers lists unhealthy services as waiting and failed ones as broken', () => {
  expect(judgeContainers([web, setup])).toEqual({ waiting: [], broken: [] })
  const starting = { ...web, Health: 'starting' }
  expect(judgeContainers([starting, setup])).toEqual({ waiting: ['web'], broken: [] })
  const failed = { ...setup, ExitCode: 1 }
  expect(judgeContainers([web, failed])).toEqual({ waiting: ['setup'], broken: ['setup'] })
})
