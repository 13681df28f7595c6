import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { PROCESSES } from '../apps/cms/src/platform/env-schema'
import { envSchema as webSchema } from '../apps/web/src/env'
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

/** The variables that each service's process reads. */
const READS = /** @type {Record<string, readonly string[]>} */ ({
  setup: PROCESSES['set-up'].reads,
  cms: PROCESSES.server.reads,
  worker: PROCESSES.worker.reads,
  web: Object.keys(webSchema.shape),
  web2: Object.keys(webSchema.shape),
})

/** What the images set, what containers have no use for, and what only `npm start` has. */
const NOT_IN_CONTAINERS = ['NODE_ENV', 'PATH', 'REVIEW_DIR', 'MAIL_DIR', 'SAMPLE_PASSWORD_FILE']

describe('settings', () => {
  const example = read('.env.example')
  const used = [...new Set([...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name))]
  const told = [...example.matchAll(/^#?([A-Z0-9_]+)=/gm)].map(([, name]) => name)

  it('.env.example has all of them and no others', () => {
    expect(told.sort()).toEqual(used.sort())
  })

  it.each(['POSTGRES_PASSWORD', 'DATABASE_PASSWORD', 'PAYLOAD_SECRET', 'PUBLISH_SECRET'])(
    '%s has no default, and a start without it names it',
    (name) => {
      const uses = [...text.matchAll(new RegExp(`\\$\\{${name}([^}]*)`, 'g'))].map(
        ([, rest]) => rest,
      )
      expect(uses.length).toBeGreaterThan(0)
      for (const rest of uses) expect(rest).toBe(`:?Set ${name} in .env`)
      expect(example).toMatch(new RegExp(`^${name}=$`, 'm'))
    },
  )

  it.each([...backends, ...webs])(
    '%s gets the variables that its process reads, and no other ones, which would replace it',
    (name, { environment }) => {
      const read = READS[name]?.filter((variable) => !NOT_IN_CONTAINERS.includes(variable))
      expect(Object.keys(environment).sort()).toEqual(read?.slice().sort())
    },
  )

  it('The operators’ guide has all of them', () => {
    const guide = read('docs/operators-guide.md')
    const launcher = [
      ...read('scripts/lib/settings/schema.mjs').matchAll(/'([A-Z]+(?:_[A-Z]+)+)'/g),
    ]
    const names = [...told, ...launcher.map(([, name]) => name), ...Object.values(READS).flat()]
    expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
  })
})

it('The operators’ guide says which services a setting replaces', () => {
  const rows = read('docs/operators-guide.md').matchAll(
    /^\| (`[A-Z_`, ]+`) +\| ([a-z2, ]+?) +\|$/gm,
  )
  /** @type {Record<string, string[]>} */
  const told = {}
  for (const [, names = '', list = ''] of rows) {
    for (const [, name = ''] of names.matchAll(/`(\w+)`/g)) told[name] = list.split(', ').sort()
  }
  /** @type {Record<string, string[]>} */
  const real = {}
  for (const [service, definition] of services) {
    const rest = { ...definition, build: undefined, image: undefined }
    const names = new Set(
      [...JSON.stringify(rest).matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name),
    )
    for (const name of names) real[name] = [...(real[name] ?? []), service].sort()
  }
  expect(told).toEqual(real)
})

describe('every service', () => {
  it.each(services)('%s cannot gain rights or write to its own program', (_, service) => {
    expect(service.cap_drop).toEqual(['ALL'])
    expect(service.cap_add).toBeUndefined()
    expect(service.privileged).toBeUndefined()
    expect(service.security_opt).toContain('no-new-privileges:true')
    expect(service.read_only).toBe(true)
  })

  it.each(services)('%s limits its log and shuts down in order', (_, service) => {
    expect(service.logging.options).toMatchObject({
      'max-size': expect.any(String),
      'max-file': expect.any(String),
    })
    expect(service.init).toBe(true)
    expect(service.stop_grace_period).toBeTruthy()
  })

  it.each(services)('%s pins a version of its image', (_, { image }) => {
    expect(image).toMatch(/:(\d|v\d|\$\{IMAGE_TAG)/)
  })

  it.each(longRunning)('%s restarts after a crash and has a health check', (_, service) => {
    expect(service.restart).toBe('unless-stopped')
    expect(service.healthcheck.test[0]).toBe('CMD')
  })

  it.each(services)('%s publishes ports only on this machine by default', (_, service) => {
    for (const port of service.ports ?? []) {
      expect(port).toMatch(/^(\$\{LISTEN_HOST:-127\.0\.0\.1\}|127\.0\.0\.1):/)
    }
  })
})

it('Every service that gets a bucket is in a network that has a way out', () => {
  const withBucket = services.filter(([, { environment }]) => 'REVIEW_BUCKET' in environment)
  expect(withBucket.map(([name]) => name)).toEqual(['setup', 'cms', 'worker'])
  for (const [name, { networks }] of withBucket) {
    const ways = networks.filter((/** @type {string} */ each) => !compose.networks[each].internal)
    expect([name, ways]).toEqual([name, ['site']])
  }
})

describe('the database', () => {
  const { postgres } = compose.services

  it('Only the backend reaches it', () => {
    expect(postgres.ports).toBeUndefined()
    expect(postgres.networks).toEqual(['data'])
    expect(compose.networks.data.internal).toBe(true)
    const inside = services.filter(([, { networks }]) => networks.includes('data'))
    expect(inside.map(([name]) => name).sort()).toEqual(['cms', 'postgres', 'setup', 'worker'])
  })

  it('Its data is on the volume where Postgres 18’s image stores it', () => {
    expect(postgres.image).toMatch(/^postgres:18/)
    expect(postgres.volumes).toContain('database:/var/lib/postgresql')
  })

  it('Its health check uses TCP, which answers only after the image’s own set-up', () => {
    expect(postgres.healthcheck.test).toContain('--host=127.0.0.1')
  })

  it('The apps do not use its superuser', () => {
    expect(compose.services.cms.environment.DATABASE_URL).toMatch(/^postgres:\/\/studio:/)
    expect(read('docker/create-app-role.sh')).toContain('CREATE ROLE studio LOGIN PASSWORD')
  })
})

describe('the edge', () => {
  const { edge } = compose.services

  it('It is the only service that visitors reach', () => {
    expect(edge.ports).toEqual(['${LISTEN_HOST:-127.0.0.1}:${WEB_PORT:-3000}:80'])
    for (const [, { ports }] of webs) expect(ports).toBeUndefined()
  })

  it('The worker purges it with their common secret', () => {
    const { environment } = compose.services.worker
    expect(environment.EDGE_INSTANCES).toBe('http://edge:80')
    expect(environment.PUBLISH_SECRET).toBe(edge.environment.PUBLISH_SECRET)
  })

  it('The web trusts its forwarding headers', () => {
    for (const [, { environment }] of webs) {
      expect(environment.TRUSTED_PROXIES).toMatch(/:-172\.16\.0\.0\/12,192\.168\.0\.0\/16}$/)
    }
  })

  it('It may compile its configuration, and follows the web servers without a restart', () => {
    expect(edge.tmpfs).toContain('/var/lib/varnish:exec,mode=1777')
    expect(edge.command.slice(0, 3)).toEqual(['sh', '/etc/varnish/start.sh', 'varnishd'])
    expect(edge.depends_on).toBeUndefined()
  })

  it('Its default configuration has one web, and a profile’s folder has the profile’s webs', () => {
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
  it('The set-up waits for the database and runs once', () => {
    const { setup } = compose.services
    expect(setup.depends_on.postgres.condition).toBe('service_healthy')
    expect(setup.restart).toBe('no')
  })

  it.each(backends.filter(([name]) => name !== 'setup'))(
    '%s waits for the set-up',
    (_, service) => {
      expect(service.depends_on.setup.condition).toBe('service_completed_successfully')
    },
  )

  it('A service waits only for one whose variables it has, because Compose replaces both', () => {
    const names = (/** @type {any} */ { environment = {} }) =>
      Object.values(environment).flatMap((value) =>
        [...value.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name),
      )
    for (const [name, service] of services) {
      for (const other of Object.keys(service.depends_on ?? {})) {
        const needless = names(compose.services[other]).filter(
          (each) => !names(service).includes(each),
        )
        // Read once: by a new database, and by the set-up while there is no admin.
        expect([
          name,
          other,
          needless.filter((each) => !['POSTGRES_PASSWORD', 'ADMIN_EMAIL'].includes(each)),
        ]).toEqual([name, other, []])
      }
    }
  })
})

describe('web servers', () => {
  it('Each has its own folder for pages', () => {
    const volumes = webs.map(([, service]) => service.volumes[0])
    expect(new Set(volumes).size).toBe(webs.length)
    for (const volume of volumes) expect(volume).toMatch(/^[\w-]+:\/app\/apps\/web\/\.next$/)
  })

  it('The worker knows the one by default, and the example lists all of them', () => {
    expect(text).toContain('WEB_INSTANCES: ${WEB_INSTANCES:-http://web:3000}')
    const all = webs.map(([name]) => `http://${name}:3000`).join(',')
    expect(read('.env.example')).toContain(`#WEB_INSTANCES=${all}`)
  })
})

it('Every declared volume is used, and every used one is declared', () => {
  const used = services.flatMap(([, { volumes = [] }]) =>
    volumes.map((/** @type {string} */ v) => v.split(':')[0]),
  )
  const named = used.filter((source) => !source.startsWith('.'))
  expect([...new Set(named)].sort()).toEqual(Object.keys(compose.volumes).sort())
  for (const source of used.filter((name) => name.startsWith('.'))) {
    expect(fs.existsSync(path.join(root, source))).toBe(true)
  }
})

it.each(longRunning)('%s has a memory limit', (_, service) => {
  expect(service.mem_limit).toMatch(/^(?:\d+[mg]|\$\{\w+:-\d+[mg]\})$/)
})
