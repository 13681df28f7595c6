import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  explainNodeVersion,
  warnAboutUntestedNode,
  PROMISED_NODES,
  RECOMMENDED_MAJOR,
} from './node-version.mjs'

const root = new URL('../../', import.meta.url)
const read = (/** @type {string} */ file) => fs.readFileSync(new URL(file, root), 'utf8')

describe('the version of Node', () => {
  it.each(['20.19.0', '20.20.2', '22.13.0', '24.0.0', '24.21.0', '26.12.1', '100.0.0'])(
    '%s is new enough',
    (version) => {
      expect(explainNodeVersion(version, 'linux')).toBeUndefined()
    },
  )

  it.each(['12.22.12', '18.20.8', '20.9.0', '20.18.3', '9.0.0'])('%s is too old', (version) => {
    const sentence = explainNodeVersion(version, 'linux')
    expect(sentence).toContain('needs Node 20.19 or newer')
    expect(sentence).toContain(version)
    expect(sentence).not.toContain('\n')
  })

  it('No version is good on Windows', () => {
    expect(explainNodeVersion('22.0.0', 'win32')).toContain('WSL')
  })

  it.each(['20.19.0', '22.13.0', '24.0.0', '24.21.0', '26.12.1'])('%s is tested', (version) => {
    expect(warnAboutUntestedNode(version)).toBeUndefined()
  })

  it.each(['21.7.3', '22.12.0', '23.11.1', '25.9.0', '27.0.0'])(
    '%s is untested, and a sentence says so',
    (version) => {
      const sentence = warnAboutUntestedNode(version)
      expect(sentence).toContain(`Node ${version} is not among the versions`)
      expect(sentence).not.toContain('\n')
    },
  )
})

describe('the documented versions of Node', () => {
  const range = PROMISED_NODES.map(([major, minor]) => `^${major}.${minor}.0`).join(' || ')

  it('package.json has the same versions', () => {
    expect(JSON.parse(read('package.json')).engines).toEqual({ node: range })
  })

  it('The operators’ guide has the same versions', () => {
    const [[major, minor]] = PROMISED_NODES
    expect(read('docs/operators-guide.md')).toContain(`Node ${major}.${minor} or newer`)
  })

  it('.nvmrc and the containers have the recommended version', () => {
    expect(PROMISED_NODES.map(([major]) => major)).toContain(RECOMMENDED_MAJOR)
    expect(read('.nvmrc').trim()).toBe(String(RECOMMENDED_MAJOR))
    for (const file of ['docker-compose.yml', 'apps/cms/Dockerfile', 'apps/web/Dockerfile']) {
      expect(read(file)).toContain(`node:${RECOMMENDED_MAJOR}-bookworm-slim`)
    }
  })
})
