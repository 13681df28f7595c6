import type { LexicalRichTextAdapter } from '@payloadcms/richtext-lexical'
import { describe, expect, it, vi } from 'vitest'
import type { DocumentKind } from '../../platform/fields/fields-of'
import payloadConfig from '../../payload.config'
import { findPaths, findReferences } from './find-references'

vi.hoisted(() => {
  process.env.PAYLOAD_TOOLING = 'true'
})

const config = await payloadConfig

function namesIn(kind: DocumentKind, value: unknown): string[] {
  return findReferences({ config }, kind, value).map(({ collection, id }) => `${collection}:${id}`)
}

describe('findReferences', () => {
  const link = { type: 'page', page: 7 }
  it.each<[DocumentKind, unknown, string[]]>([
    ['media', { poster: 4 }, ['media:4']],
    ['pages', { seoImage: 4, service: 5 }, ['media:4', 'services:5']],
    ['pages', { service: 5, seoImage: 4 }, ['services:5', 'media:4']],
    [
      'pages',
      { blocks: [{ blockType: 'priceTable', groups: [1, 2] }] },
      ['price-groups:1', 'price-groups:2'],
    ],
    ['pages', { blocks: [{ blockType: 'callToAction', actions: [{ link }] }] }, ['pages:7']],
    ['services', [{ media: 1 }, [{ media: 2 }]], ['media:1', 'media:2']],
    ['case-studies', { pictures: [4, 5] }, ['media:4', 'media:5']],
    ['jobs', { test: { download: 6 } }, ['downloads:6']],
    ['redirects', { toPage: 3, toVideo: 2, toCategory: null }, ['pages:3', 'videos:2']],
    ['showreels', { videos: [1], editions: [{ videos: [2] }] }, ['videos:1', 'videos:2']],
  ])('finds in %s %j the references %j', (kind, document, references) => {
    expect(namesIn(kind, document)).toEqual(references)
  })

  const price = {
    type: 'inlineBlock',
    fields: { blockType: 'inlinePrice', priceGroup: 3, priceItem: 'hour' },
  }
  const inText = { linkType: 'internal', doc: { relationTo: 'pages', value: 6 } }
  const children = [{ type: 'link', fields: inText }, price]
  const body = { root: { children: [{ type: 'paragraph', children }] } }

  it.each([
    ['in one language', body],
    ['in all languages', { en: body, de: null }],
  ])('finds links and prices inside rich text %s', (_, text) => {
    expect(namesIn('posts', { body: text })).toEqual(['pages:6', 'price-groups:3'])
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
    { seoImage: null, service: undefined, blocks: [] },
    { seoImage: 'a name', blocks: [{ blockType: 'none', media: 4 }] },
    { title: 3, other: 4, media: 5 },
    { id: 5, toString: 5, constructor: 5 },
  ])('returns nothing for a page %j', (value) => {
    expect(namesIn('pages', value)).toEqual([])
  })
})

describe('the editor', () => {
  it('lets rich text link to pages only, because a link’s `doc` is read as a page', () => {
    const { editorConfig } = config.editor as LexicalRichTextAdapter
    const link: unknown = editorConfig.resolvedFeatureMap.get('link')?.sanitizedServerFeatureProps
    expect(link).toMatchObject({ enabledCollections: ['pages'] })
  })
})
