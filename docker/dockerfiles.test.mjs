import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const read = (/** @type {string} */ file) => fs.readFileSync(path.join(root, file), 'utf8')
const manifest = (/** @type {string} */ folder) => JSON.parse(read(`${folder}/package.json`))

describe.each(['cms', 'web'])('apps/%s/Dockerfile', (app) => {
  const text = read(`apps/${app}/Dockerfile`)
  const [build = '', run = ''] = text.split(/^FROM .*$/m).slice(1)

  it('It builds and runs on the same image, so that native modules fit', () => {
    const images = [...text.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
    expect(images).toEqual(['${NODE_IMAGE}', '${NODE_IMAGE}'])
    expect(text).toMatch(/^ARG NODE_IMAGE=node:24-bookworm-slim$/m)
    expect(read('docker-compose.yml')).toContain('${NODE_IMAGE:-node:24-bookworm-slim}')
  })

  it('It installs the lockfile’s packages with package.json’s pnpm, and builds with its Turbo', () => {
    expect(text).toContain(
      `${manifest('.').packageManager} turbo@${manifest('.').devDependencies.turbo}`,
    )
    expect(text).toContain('pnpm install --frozen-lockfile')
  })

  it('It copies every workspace package that the app depends on', () => {
    for (const name of ownPackages(`apps/${app}`)) {
      expect(build).toContain(`COPY packages/${name}/package.json packages/${name}/`)
      expect(build).toContain(`COPY packages/${name} packages/${name}`)
    }
  })

  it('It copies only paths that exist and that .dockerignore does not exclude', () => {
    const sources = [...text.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, paths = '']) =>
      paths.split(' ').slice(0, -1),
    )
    const keptOut = read('.dockerignore').split('\n')
    for (const source of sources) {
      expect(fs.existsSync(path.join(root, source)), source).toBe(true)
      expect(keptOut).not.toContain(source)
      expect(keptOut).not.toContain(source.split('/')[0])
    }
  })

  it('It runs as an ordinary user, contains no secret and has a health check', () => {
    expect(run).toMatch(/^USER node$/m)
    expect(run.indexOf('USER node')).toBeLessThan(run.indexOf('\nCMD'))
    expect(text).not.toMatch(/SECRET|PASSWORD/)
    expect(run).toMatch(/^HEALTHCHECK [\s\S]*"\/api\/health"/m)
  })

  it('The app listens on every address of its container, not only on its host name', () => {
    expect(run).toContain('HOSTNAME=0.0.0.0')
  })
})

/**
 * @param {string} folder
 * @returns {string[]}
 */
function ownPackages(folder) {
  const dependencies = Object.entries(manifest(folder).dependencies ?? {})
  return dependencies
    .filter(([, version]) => String(version).startsWith('workspace:'))
    .map(([name]) => name.split('/').at(-1) ?? '')
    .flatMap((name) => [name, ...ownPackages(`packages/${name}`)])
}
