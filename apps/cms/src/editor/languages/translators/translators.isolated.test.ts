import { flattenAllFields, type CollectionConfig, type Field, type PayloadRequest } from 'payload'
import { describe, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.PAYLOAD_TOOLING = 'true'
})
const { closeFields } = await import('./close-fields')
const { guardOperation } = await import('./guard-operation')
const { keepRows } = await import('./keep-rows')

const userWith = (role: string) => ({ id: 5, collection: 'users', roles: [role] })
const requestOf = (role: string | null, more: object = {}) =>
  ({ user: role && userWith(role), query: {}, context: {}, ...more }) as unknown as PayloadRequest

const fields: Field[] = [
  { name: 'title', type: 'text', localized: true },
  { name: 'slug', type: 'text' },
  { name: 'readyLocales', type: 'select', options: ['en'], hasMany: true },
  {
    type: 'tabs',
    tabs: [{ label: 'A', fields: [{ name: 'picture', type: 'upload', relationTo: 'media' }] }],
  },
  {
    name: 'blocks',
    type: 'blocks',
    blocks: [
      {
        slug: 'list',
        fields: [
          {
            name: 'items',
            type: 'array',
            fields: [
              { name: 'words', type: 'text', localized: true },
              { name: 'size', type: 'number' },
            ],
          },
        ],
      },
    ],
  },
]

/** Lists the fields that an account with this role may not change. */
function closedTo(role: string, within: unknown): string[] {
  if (typeof within !== 'object' || within === null) return []
  const { name, access, ...rest } = within as {
    name?: string
    access?: { update: (args: { req: PayloadRequest }) => boolean }
  }
  const isClosed = access?.update({ req: requestOf(role) }) === false
  return [
    ...(isClosed && name ? [name] : []),
    ...Object.values(rest).flatMap((it) => closedTo(role, it)),
  ]
}

describe('fields', () => {
  it('that are closed to everyone stay closed', () => {
    const version: Field = { name: 'version', type: 'text', access: { update: () => false } }
    expect(closedTo('admin', closeFields([version]))).toEqual(['version'])
  })

  it('that are localized are open to translators at any depth', () => {
    expect(closedTo('translator', closeFields(fields)).sort()).toEqual(['picture', 'size', 'slug'])
  })

  it.each(['editor', 'admin'])('are all open to an %s', (role) => {
    expect(closedTo(role, closeFields(fields))).toEqual([])
  })
})

describe('rows', () => {
  const item = (id: string) => ({ id, words: 'a' })
  const block = (id: string, items: object[]) => ({ id, blockType: 'list', items })
  const before = { blocks: [block('1', [item('a'), item('b')]), block('2', [])] }

  function keep(data: object, role: string | null = 'translator') {
    const collection = { flattenedFields: flattenAllFields({ fields }) }
    const args = { collection, data, originalDoc: before, operation: 'update' }
    const call = { ...args, req: requestOf(role) }
    return keepRows(call as unknown as Parameters<typeof keepRows>[0]) as unknown
  }

  it.each([
    {},
    { title: 'b' },
    before,
    { blocks: [block('1', [{ id: 'a', words: 'other' }, item('b')]), block('2', [])] },
  ])('stay unchanged while their texts change: %j', (data) => {
    expect(keep(data)).toBe(data)
  })

  it.each([
    { blocks: [] },
    { blocks: [...before.blocks].reverse() },
    { blocks: [...before.blocks, block('3', [])] },
    { blocks: [block('1', [item('b'), item('a')]), block('2', [])] },
    { blocks: [block('1', [item('a')]), block('2', [])] },
    { blocks: [{ ...before.blocks[0], blockType: 'other' }, before.blocks[1]] },
  ])('cannot be added, moved or removed: %j', (data) => {
    expect(() => keep(data)).toThrow('Only editors')
    for (const role of ['editor', 'admin', null]) expect(keep(data, role)).toBe(data)
  })
})

describe('an operation', () => {
  const pages = { upload: false, versions: { drafts: true } } as unknown as CollectionConfig
  const media = { upload: {}, versions: false } as unknown as CollectionConfig

  interface Asked {
    operation?: string
    args?: object
    role?: string | null
    collection?: CollectionConfig
    req?: object
  }

  function guard({
    operation = 'update',
    args = {},
    role = 'translator',
    collection = pages,
    req = {},
  }: Asked) {
    const t = (key: string) => key
    const call = { operation, args, collection, req: requestOf(role, { t, ...req }) }
    return guardOperation(call as unknown as Parameters<typeof guardOperation>[0])
  }

  it.each([
    { args: { data: { _status: 'draft' } } },
    { args: { data: { title: 'x' } } },
    { args: { data: { _status: 'published' }, unpublishAllLocales: true } },
    { operation: 'restoreVersion' },
    { collection: media, args: { data: {} }, req: { file: {} } },
    { collection: media, args: { data: {} }, req: { query: { uploadEdits: {} } } },
  ])('is refused for translators only: %j', (asked) => {
    expect(() => guard(asked)).toThrow()
    for (const role of ['editor', 'admin', null])
      expect(() => guard({ ...asked, role })).not.toThrow()
    const trusted = { ...asked, args: { ...asked.args, overrideAccess: true } }
    expect(() => guard(trusted)).not.toThrow()
  })

  it.each([
    { args: { data: { _status: 'published' } } },
    { args: { data: { title: 'x' }, draft: true } },
    { operation: 'read' },
    { collection: media, args: { data: { alt: 'x' } } },
  ])('is allowed for translators: %j', (asked) => {
    expect(() => guard(asked)).not.toThrow()
  })

  it('drops the file fields that Payload would accept', () => {
    const data = { alt: 'x', filename: 'y.png', url: 'https://elsewhere.example', focalX: 1 }
    void guard({ collection: media, args: { data } })
    expect(data).toEqual({ alt: 'x' })
  })
})
