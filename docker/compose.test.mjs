import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { backendsVcl } from '../scripts/lib/edge/backends-vcl.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const read = (/** @type {string} */ file) => fs.readFileSync(path.join(root, file), 'utf8')

const text = read('docker-compose.yml')
const compose = parse(text, { merge: true })
/** @type {[string, any][]} */
const services = Object.entries(compose.services)
const longRunning = services.filter(([name]) => name !== 'setup')
const webs = services.filter(([, { image }]) => image.startsWith('studio-web'))
const backends = services.filter(([, { image }]) => image.startsWith('studio-cms'))

/**
 * The variables that an app declares, and whether it starts without them.
 *
 * @param {string} file
 */
function declared(file) {
  const lines = [
    ...read(file).matchAll(/^ {2}([A-Z_]+):([\s\S]*?)(?=^ {2}(?:[A-Z_]+:|\/\*\*)|^}\))/gm),
  ]
  const isOptional = (/** @type {string} */ schema) => /\.(optional|default)\(/.test(schema)
  return {
    known: lines.map(([, name]) => name),
    required: lines.filter(([, , schema]) => !isOptional(schema ?? '')).map(([, name]) => name),
  }
}

describe('settings', () => {
  const example = read('.env.example')
  const used = [...new Set([...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name))]
  const told = [...example.matchAll(/^#?([A-Z0-9_]+)=/gm)].map(([, name]) => name)

  it('are all named in .env.example, and nothing else is', () => {
    expect(told.sort()).toEqual(used.sort())
  })

  it.each(['POSTGRES_PASSWORD', 'DATABASE_PASSWORD', 'PAYLOAD_SECRET', 'PUBLISH_SECRET'])(
    '%s has no default, and a start without it says which one is missing',
    (name) => {
      const uses = [...text.matchAll(new RegExp(`\\$\\{${name}([^}]*)`, 'g'))].map(
        ([, rest]) => rest,
      )
      expect(uses.length).toBeGreaterThan(0)
      for (const rest of uses) expect(rest).toBe(`:?Set ${name} in .env`)
      expect(example).toMatch(new RegExp(`^${name}=$`, 'm'))
    },
  )

  it.each(backends)(
    '%s gets what the backend needs and nothing that it does not know',
    (_, service) => {
      const { known, required } = declared('apps/cms/src/env.ts')
      expect(known).toEqual(expect.arrayContaining(Object.keys(service.environment)))
      expect(Object.keys(service.environment)).toEqual(expect.arrayContaining(required))
    },
  )

  it.each(webs)(
    '%s gets what the website needs and nothing that it does not know',
    (_, service) => {
      const { known, required } = declared('apps/web/src/env.ts')
      expect(known).toEqual(expect.arrayContaining(Object.keys(service.environment)))
      expect(Object.keys(service.environment)).toEqual(expect.arrayContaining(required))
    },
  )

  it('are all in the operators’ guide', () => {
    const guide = read('docs/operators-guide.md')
    const launcher = [
      ...read('scripts/lib/settings/schema.mjs').matchAll(/'([A-Z]+(?:_[A-Z]+)+)'/g),
    ]
    const names = [
      ...told,
      ...launcher.map(([, name]) => name),
      ...declared('apps/cms/src/env.ts').known,
      ...declared('apps/web/src/env.ts').known,
    ]
    expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
  })
})

describe('every service', () => {
  it.each(services)('%s cannot gain rights or write to its own program', (_, service) => {
    expect(service.cap_drop).toEqual(['ALL'])
    expect(service.cap_add).toBeUndefined()
    expect(service.privileged).toBeUndefined()
    expect(service.security_opt).toContain('no-new-privileges:true')
    expect(service.read_only).toBe(true)
  })

  it.each(services)('%s keeps its log small and stops in order', (_, service) => {
    expect(service.logging.options).toMatchObject({
      'max-size': expect.any(String),
      'max-file': expect.any(String),
    })
    expect(service.init).toBe(true)
    expect(service.stop_grace_period).toBeTruthy()
  })

  it.each(services)('%s names a version of its image', (_, { image }) => {
    expect(image).toMatch(/:(\d|v\d|\$\{IMAGE_TAG)/)
  })

  it.each(longRunning)(
    '%s comes back after a crash and is asked whether it is well',
    (_, service) => {
      expect(service.restart).toBe('unless-stopped')
      expect(service.healthcheck.test[0]).toBe('CMD')
    },
  )

  it.each(services)(
    '%s publishes ports on this machine only, unless told otherwise',
    (_, service) => {
      for (const port of service.ports ?? []) {
        expect(port).toMatch(/^(\$\{LISTEN_HOST:-127\.0\.0\.1\}|127\.0\.0\.1):/)
      }
    },
  )
})

describe('the database', () => {
  const { postgres } = compose.services

  it('is reached by the backend alone', () => {
    expect(postgres.ports).toBeUndefined()
    expect(postgres.networks).toEqual(['data'])
    expect(compose.networks.data.internal).toBe(true)
    const inside = services.filter(([, { networks }]) => networks.includes('data'))
    expect(inside.map(([name]) => name).sort()).toEqual(['cms', 'postgres', 'setup', 'worker'])
  })

  it('keeps its data where Postgres 18’s image puts it', () => {
    expect(postgres.image).toMatch(/^postgres:18/)
    expect(postgres.volumes).toContain('database:/var/lib/postgresql')
  })

  it('is asked over TCP, which answers only after its own set-up', () => {
    expect(postgres.healthcheck.test).toContain('--host=127.0.0.1')
  })

  it('is not used by its superuser', () => {
    expect(compose.services.cms.environment.DATABASE_URL).toMatch(/^postgres:\/\/studio:/)
    expect(read('docker/create-app-role.sh')).toContain('CREATE ROLE studio LOGIN PASSWORD')
  })
})

describe('the edge', () => {
  const { edge } = compose.services

  it('is the only way in for visitors', () => {
    expect(edge.ports).toEqual(['${LISTEN_HOST:-127.0.0.1}:${WEB_PORT:-3000}:80'])
    for (const [, { ports }] of webs) expect(ports).toBeUndefined()
  })

  it('is purged by the worker, with the secret that both have', () => {
    const { environment } = compose.services.worker
    expect(environment.EDGE_INSTANCES).toBe('http://edge:80')
    expect(environment.PUBLISH_SECRET).toBe(edge.environment.PUBLISH_SECRET)
  })

  it('is believed by the web about visitors', () => {
    for (const [, { environment }] of webs) {
      expect(environment.TRUSTED_PROXIES).toMatch(/:-172\.16\.0\.0\/12,192\.168\.0\.0\/16}$/)
    }
  })

  it('may compile its configuration, and starts anew with the web', () => {
    expect(edge.tmpfs).toContain('/var/lib/varnish:exec,mode=1777')
    for (const [name] of webs) expect(edge.depends_on[name].restart).toBe(true)
  })

  it('knows one web by default, and those of a profile in the folder of its name', () => {
    expect(edge.command).toContain('-pvcl_path=/etc/varnish/${COMPOSE_PROFILES:-}:/etc/varnish')
    const one = { instances: ['http://web:3000'] }
    expect(read('docker/varnish/backends.vcl')).toBe(backendsVcl(one))
    const instances = webs.map(([name]) => `http://${name}:3000`)
    for (const { profiles } of webs
      .map(([, service]) => service)
      .filter(({ profiles }) => profiles)) {
      expect(read(`docker/varnish/${profiles[0]}/backends.vcl`)).toBe(backendsVcl({ instances }))
    }
  })
})

describe('the order of the start', () => {
  it('has the set-up wait for the database, run once, and not again by itself', () => {
    const { setup } = compose.services
    expect(setup.depends_on.postgres.condition).toBe('service_healthy')
    expect(setup.restart).toBe('no')
  })

  it.each([...webs, ...backends.filter(([name]) => name !== 'setup')])(
    '%s waits for the set-up',
    (_, service) => {
      expect(service.depends_on.setup.condition).toBe('service_completed_successfully')
    },
  )

  it.each([...webs, ['worker', compose.services.worker]])(
    '%s does not wait until the backend is ready, which may need the website itself',
    (_, service) => {
      expect(service.depends_on.cms.condition).toBe('service_started')
    },
  )
})

describe('web servers', () => {
  it('have a folder for pages each', () => {
    const volumes = webs.map(([, service]) => service.volumes[0])
    expect(new Set(volumes).size).toBe(webs.length)
    for (const volume of volumes) expect(volume).toMatch(/^[\w-]+:\/app\/apps\/web\/\.next$/)
  })

  it('are all told to the worker: one by default, each one of the example for more', () => {
    expect(text).toContain('WEB_INSTANCES: ${WEB_INSTANCES:-http://web:3000}')
    const all = webs.map(([name]) => `http://${name}:3000`).join(',')
    expect(read('.env.example')).toContain(`#WEB_INSTANCES=${all}`)
  })
})

it('uses every volume that it declares, and declares every one that it uses', () => {
  const used = services.flatMap(([, { volumes = [] }]) =>
    volumes.map((/** @type {string} */ v) => v.split(':')[0]),
  )
  const named = used.filter((source) => !source.startsWith('.'))
  expect([...new Set(named)].sort()).toEqual(Object.keys(compose.volumes).sort())
  for (const source of used.filter((name) => name.startsWith('.'))) {
    expect(fs.existsSync(path.join(root, source))).toBe(true)
  }
})

it.each(longRunning)('%s cannot take the whole memory of the machine', (_, service) => {
  expect(service.mem_limit).toMatch(/^(?:\d+[mg]|\$\{\w+:-\d+[mg]\})$/)
})
