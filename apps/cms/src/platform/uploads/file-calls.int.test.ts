import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { VISITOR_HEADER, writeVisitor } from '@studio/shared/visitor/visitor'
import type { Endpoint, SanitizedConfig } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROLES } from '../access/roles'
import { askCms } from '../../test-support/ask-cms'
import { newAddress } from '../../test-support/call-api'
import { EXPECTED_ACCESS } from '../../test-support/expected-access'
import { Person } from '../../test-support/person'
import { adminHeaders } from '../../test-support/ask-payload'
import { startCms, type TestCms } from '../../test-support/start-cms'

type Collection = SanitizedConfig['collections'][number]

const SECRET = 'PLANTED'
const PASSWORD = 'a long enough password'

let cms: TestCms
let root: string
let uploads: Collection[]
/** Files without a document, one in each folder. */
let planted: string[]
/** The headers of a request, by the role of the caller. */
const callers: Record<string, Record<string, string>> = { nobody: {} }
/** The name of a file with a document, by its collection. */
const own: Record<string, string> = {}

beforeAll(async () => {
  cms = await startCms()
  root = process.env.MEDIA_DIR ?? ''
  const { collectionsWithFiles } = await import('./collections-with-files')
  uploads = collectionsWithFiles(cms.payload.config)
  for (const role of ROLES) callers[role] = await headersOf(role)
  for (const collection of uploads) own[collection.slug] = await makeDocument(collection)
  planted = await plantFiles()
})

afterAll(() => cms.stop())

async function headersOf(role: (typeof ROLES)[number]): Promise<Record<string, string>> {
  if (role === 'client') {
    const { credentials } = await new Person(cms).settle()
    return { authorization: `Bearer ${credentials?.token ?? ''}` }
  }
  const login = { email: `${role}@files.example`, password: PASSWORD }
  await cms.payload.create({ collection: 'users', data: { ...login, name: role, roles: [role] } })
  return adminHeaders(login)
}

/** Creates a document of any collection, with a text in each required field. */
async function makeDocument({ slug, upload, fields }: Collection): Promise<string> {
  const data = Object.fromEntries(
    fields.flatMap((field) =>
      'name' in field && 'required' in field && field.required ? [[field.name, 'a']] : [],
    ),
  )
  const takesPictures = upload.mimeTypes?.includes('image/png')
  const file = takesPictures ? await picture(`${slug}.png`) : document(`${slug}.pdf`)
  const made = await cms.payload.create({ collection: slug, data, file })
  return (made as { filename: string }).filename
}

async function picture(name: string) {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f00' } })
    .png()
    .toBuffer()
  return { name, data, mimetype: 'image/png', size: data.length }
}

function document(name: string) {
  const data = Buffer.from('%PDF-1.7\n1 0 obj\nstartxref\n9\n%%EOF\n')
  return { name, data, mimetype: 'application/pdf', size: data.length }
}

/** The folders of all kinds of files, and those around them. */
async function allFolders(): Promise<string[]> {
  const [{ REPLACED_DIR }, { SIZES_DIR }, { UPLOADS_DIR, WORK_DIR }] = await Promise.all([
    import('./folders'),
    import('../pictures/size-store'),
    import('../storage/private-storage'),
  ])
  return [
    ...uploads.map(({ upload }) => upload.staticDir ?? ''),
    ...uploads.map(({ slug }) => path.join(REPLACED_DIR, slug)),
    SIZES_DIR,
    UPLOADS_DIR,
    WORK_DIR,
    path.join(path.dirname(UPLOADS_DIR), 'files'),
  ]
}

async function plantFiles(): Promise<string[]> {
  const folders = [...(await allFolders()), root, path.dirname(root)]
  return Promise.all(
    folders.map(async (folder, index) => {
      const file = path.join(folder, 'inner', `planted-${index}.xml`)
      await mkdir(path.dirname(file), { recursive: true })
      const script = `<html xmlns="http://www.w3.org/1999/xhtml"><script>${SECRET}</script></html>`
      await writeFile(file, script)
      await writeFile(path.join(folder, `planted-${index}.xml`), script)
      return path.join(folder, `planted-${index}.xml`)
    }),
  )
}

/** Spellings of a path, as a caller could write it into the address. */
function spellings(name: string): string[] {
  const once = encodeURIComponent(name)
  return [
    name,
    once,
    once.toLowerCase(),
    encodeURIComponent(once),
    encodeURIComponent(encodeURIComponent(once)),
    once.replaceAll('.', '%2e'),
    encodeURIComponent(once.replaceAll('.', '%2e')),
    name.replaceAll('/', '%5c'),
    name.replaceAll('/', '%255c'),
    encodeURIComponent(name.replaceAll('/', '\\')),
    encodeURIComponent(`./${name}`),
    encodeURIComponent(`x/../${name}`),
    encodeURIComponent(`....//${name}`),
    encodeURIComponent(`${name}\0`),
    `${once}%2500`,
    encodeURIComponent(`${name}\0.png`),
    encodeURIComponent(`${name}.`),
    encodeURIComponent(`${name} `),
    encodeURIComponent(`${name}/`),
    encodeURIComponent(name.replaceAll('/', '\u2215')),
    encodeURIComponent(name.replaceAll('/', '\uFF0F')),
    // The server escapes what is no UTF-8 before the address is matched.
    name.replaceAll('/', '%25c0%25af'),
    `${once}?prefix=x`,
    `${once}?prefix=..%2Freview&where[id][exists]=true&x=1`,
    `${once}%3Fx`,
  ]
}

/**
 * The ways to name a file for a call that serves a folder: the path from there in all spellings,
 * and other paths as they are.
 */
function namesOf(file: string, folder: string): Set<string> {
  const others = [path.relative(root, file), path.join('inner', path.basename(file)), file]
  return new Set([
    ...spellings(path.relative(folder, file)),
    ...others.map((name) => encodeURIComponent(name)),
  ])
}

async function ask(address: string, role: string, init: RequestInit = {}): Promise<Response> {
  const visitor = writeVisitor({ address: newAddress(), country: null, host: 'localhost' })
  const headers = { ...callers[role], [VISITOR_HEADER]: visitor }
  return askCms(new Request(`http://localhost:3001/api${address}`, { ...init, headers }))
}

/** Asks for the address in every role. @returns the answers that have the content or are a 5xx */
async function leaks(address: string): Promise<string[]> {
  const found: string[] = []
  for (const role of Object.keys(callers)) {
    const response = await ask(address, role)
    const text = await response.text()
    walked += 1
    if (response.status >= 500 || text.includes(SECRET)) {
      found.push(`${address} as ${role}: ${response.status}`)
    }
  }
  return found
}

let walked = 0

/** The calls with a parameter, and their addresses with a name as the last one. */
function addressesOf(below: string, endpoints: Endpoint[], name: string): string[] {
  return endpoints
    .filter(({ method, path: at }) => method === 'get' && /:\w+$/.test(at))
    .map(({ path: at }) => below + at.replace(/:\w+$/, name).replaceAll(/:\w+/g, '1'))
    .map((address) => address.replace(/^\/declared/, ''))
}

describe('a file call', () => {
  it('exists for every collection with files, and each has a folder of its own', async () => {
    expect(uploads.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['media', 'downloads', 'attachments']),
    )
    const folders = await allFolders()
    expect(new Set(folders).size).toBe(folders.length)
    for (const folder of folders) {
      const around = folders.filter((one) => folder.startsWith(one + path.sep))
      expect([folder, around]).toEqual([folder, []])
    }
  })

  it('sends a document’s own file to those who may read the document, and to nobody else', async () => {
    for (const { slug } of uploads) {
      for (const role of Object.keys(callers)) {
        const response = await ask(`/${slug}/file/${own[slug]}`, role)
        const isAllowed = EXPECTED_ACCESS[slug]?.read?.split(' ').includes(role)
        expect([slug, role, response.ok]).toEqual([slug, role, isAllowed ?? false])
        await response.arrayBuffer()
        if (!isAllowed) continue
        expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
        expect(response.headers.get('x-content-type-options')).toBe('nosniff')
        expect(response.headers.get('content-disposition')).toMatch(
          slug === 'media' ? /^inline$/ : /^attachment/,
        )
      }
    }
  })

  it('asks the rule of that document', async () => {
    for (const collection of uploads) {
      const { access, slug } = collection
      const rule = access.read
      access.read = () => ({ filename: { not_equals: own[slug] } })
      try {
        expect([slug, (await ask(`/${slug}/file/${own[slug]}`, 'admin')).status]).toEqual([
          slug,
          404,
        ])
      } finally {
        access.read = rule
      }
    }
  })

  it('ignores a parameter that only a storage in the cloud would know', async () => {
    for (const { slug } of uploads) {
      for (const query of ['prefix=', 'prefix=x', 'prefix=x&prefix=y', 'prefix[a]=x']) {
        const { status } = await ask(`/${slug}/file/${own[slug]}?${query}`, 'admin')
        expect([slug, query, [200, 400].includes(status)]).toEqual([slug, query, true])
      }
    }
  })

  it('never sends a file without a document, from any folder, for any spelling and role', async () => {
    const found: string[] = []
    const before = walked
    for (const { slug, upload } of uploads) {
      for (const file of planted) {
        for (const name of namesOf(file, upload.staticDir ?? '')) {
          found.push(...(await leaks(`/${slug}/file/${name}`)))
        }
      }
    }
    console.info(
      `${walked - before} requests: ${uploads.length} calls, ${planted.length} folders, ${Object.keys(callers).length} roles`,
    )
    expect(found).toEqual([])
  })
})

it('no other call sends a file by a path', async () => {
  const found: string[] = []
  const before = walked
  const [inReview] = planted.filter((file) => file.includes(`review${path.sep}files`))
  const names = [path.join(root, 'library'), root].map((from) =>
    path.relative(from, inReview ?? ''),
  )
  const { endpoints } = cms.payload.config
  for (const name of names.flatMap((one) =>
    [1, 3, 5].map((index) => spellings(one)[index] ?? ''),
  )) {
    for (const address of new Set(addressesOf('', endpoints, name))) {
      found.push(...(await leaks(address)))
    }
  }
  console.info(`${walked - before} requests to other calls`)
  expect(found).toEqual([])
})
