import type { BlocksFeatureProps, LexicalRichTextAdapter } from '@payloadcms/richtext-lexical'
import { flattenAllFields, type FlattenedField } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import config from '../../payload.config'
import { findPaths, findReferences, REFERENCE_FIELDS } from './find-references'

vi.hoisted(() => {
  process.env.PAYLOAD_TOOLING = 'true'
})

describe('findReferences', () => {
  it.each([
    [{ media: 4 }, ['media:4']],
    [{ seoImage: 4, service: 5 }, ['media:4', 'services:5']],
    [{ groups: [1, 2] }, ['price-groups:1', 'price-groups:2']],
    [{ blocks: [{ actions: [{ link: { type: 'page', page: 7 } }] }] }, ['pages:7']],
    [
      [{ media: 1 }, [{ media: 2 }]],
      ['media:1', 'media:2'],
    ],
    [{ services: [{ id: 3, media: 9 }] }, ['media:9']],
    [{ pictures: [4, 5], test: { download: 6 } }, ['media:4', 'media:5', 'downloads:6']],
  ])('finds in %j the references %j', (document, references) => {
    expect(findReferences(document).map(({ collection, id }) => `${collection}:${id}`)).toEqual(
      references,
    )
  })

  it('returns links and prices inside rich text', () => {
    const link = { type: 'link', fields: { linkType: 'internal', doc: { value: 6 } } }
    const price = { type: 'inlineBlock', fields: { priceGroup: 3, priceItem: 'hour' } }
    const body = { root: { children: [{ type: 'paragraph', children: [link, price] }] } }
    expect(findReferences({ blocks: [{ body }] })).toEqual([
      { collection: 'pages', id: 6 },
      { collection: 'price-groups', id: 3 },
    ])
  })

  it('returns the paths of links', () => {
    const link = { type: 'path', path: 'gaming-reel' }
    const other = { type: 'page', page: 4, path: 'left-over' }
    expect(findPaths({ items: [{ link }, { link: other, entries: [{ link }] }] })).toEqual([
      'gaming-reel',
      'gaming-reel',
    ])
  })

  it.each<unknown>([
    null,
    undefined,
    'media',
    5,
    [],
    { media: null, page: undefined, groups: [] },
    { media: 'a name', doc: 'a document', mediaSide: 3 },
    { doc: { value: 'a name' } },
    { doc: null },
    { id: 5, toString: 5, constructor: 5 },
  ])('returns nothing for %j', (value) => {
    expect(findReferences(value)).toEqual([])
  })
})

function relationsIn(fields: FlattenedField[]): [string, string][] {
  return fields.flatMap((field): [string, string][] => {
    if (field.type === 'relationship' || field.type === 'upload') {
      return [field.relationTo].flat().map((target) => [field.name, target])
    }
    if (field.type === 'richText') return relationsIn(fieldsInside(field.editor))
    if (field.type === 'blocks') {
      return field.blocks.flatMap((block) => relationsIn(block.flattenedFields))
    }
    return 'flattenedFields' in field ? relationsIn(field.flattenedFields) : []
  })
}

function fieldsInside(editor: unknown): FlattenedField[] {
  const { inlineBlocks = [], blocks = [] } = optionsOf(editor, 'blocks') as BlocksFeatureProps
  return [...inlineBlocks, ...blocks].flatMap((block) =>
    typeof block === 'string' ? [] : flattenAllFields({ fields: block.fields }),
  )
}

function optionsOf(editor: unknown, feature: string): unknown {
  const { editorConfig } = editor as LexicalRichTextAdapter
  return editorConfig.resolvedFeatureMap.get(feature)?.sanitizedServerFeatureProps
}

describe('the fields of the config', () => {
  it('that reference documents are exactly the fields that findReferences reads', async () => {
    const { collections, globals } = await config
    const shown = [
      'pages',
      'posts',
      'jobs',
      'case-studies',
      'services',
      'price-groups',
      'videos',
      'categories',
      'showreels',
      'redirects',
      'media',
      'menus',
      'site-settings',
    ]
    const targets: string[] = Object.values(REFERENCE_FIELDS)
    const relations = [...collections, ...globals]
      .filter(({ slug }) => shown.includes(slug))
      .flatMap(({ flattenedFields }) => relationsIn(flattenedFields))
      .filter(([, target]) => targets.includes(target))
    expect(new Set(relations.map(String))).toEqual(
      new Set(Object.entries(REFERENCE_FIELDS).map(String)),
    )
  })

  it('let rich text link to pages only, because a link’s `doc` is read as a page', async () => {
    const { editor } = await config
    expect(optionsOf(editor, 'link')).toMatchObject({ enabledCollections: ['pages'] })
  })
})
