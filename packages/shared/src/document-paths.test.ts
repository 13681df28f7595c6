import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentPaths, hasPaths, isSimilarAsked, splitFolder } from './document-paths'

describe('paths of documents', () => {
  describe('documentPaths', () => {
    it.each([
      ['posts', ['a-title']],
      ['jobs', ['careers/a-title']],
      ['case-studies', ['case-studies/a-title', 'results/a-title']],
    ] as const)('A document of %s has the paths %j', (collection, paths) => {
      expect(documentPaths(collection, 'a-title')).toEqual(paths)
    })

    it('hasPaths is true for collections with addresses', () => {
      expect(['posts', 'jobs', 'pages', 'media', 'toString'].filter(hasPaths)).toEqual([
        'posts',
        'jobs',
      ])
    })
  })

  describe('splitFolder', () => {
    it.each([
      ['careers/animator', { folder: 'careers', slug: 'animator' }],
      ['animator', null],
      ['', null],
      ['careers/', null],
      ['careers/animator/test', null],
    ])('%j is split into %j', (path, parts) => {
      expect(splitFolder(path)).toEqual(parts)
    })
  })
})

describe('the parameter for similar work', () => {
  const asked = (query: string) => isSimilarAsked(new URLSearchParams(query))

  describe('the query parameter similar', () => {
    it.each(['similar=true', '?similar=true', 'lang=uk&similar=true', 'similar=%74rue'])(
      'It is set by %s',
      (query) => {
        expect(asked(query)).toBe(true)
      },
    )

    it.each([
      '',
      'similar',
      'similar=',
      'similar=1',
      'similar=TRUE',
      'similar=True',
      'similar=true%20',
      'similar=+true',
      'similar=yes',
      'similar=false',
      'Similar=true',
      'similar[]=true',
      'similar=true&similar=true',
      'similar=true&similar=false',
    ])('It is not set by %j', (query) => {
      expect(asked(query)).toBe(false)
    })

    it('No other value sets it', () => {
      fc.assert(
        fc.property(fc.string(), (value) => {
          expect(isSimilarAsked(new URLSearchParams({ similar: value }))).toBe(value === 'true')
        }),
      )
    })
  })
})
