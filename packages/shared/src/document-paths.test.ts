import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentPaths, hasPaths, listPagePath, readListPage, splitFolder } from './document-paths'
import { isPagePath } from './paths'

const slug = fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,12}){0,3}$/)

describe('documentPaths', () => {
  it.each([
    ['posts', ['a-title']],
    ['jobs', ['careers/a-title']],
    ['case-studies', ['case-studies/a-title', 'results/a-title']],
  ] as const)('gives a document of %s %j', (collection, paths) => {
    expect(documentPaths(collection, 'a-title')).toEqual(paths)
  })

  it('knows which collections have addresses', () => {
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
  ])('reads %j as %j', (path, parts) => {
    expect(splitFolder(path)).toEqual(parts)
  })
})

describe('the pages of a list', () => {
  it.each(['blog', 'blog/page/1', 'blog/page/0', 'blog/page/02', 'blog/page/-2', 'page/2'])(
    '%s is no further page',
    (path) => {
      expect(readListPage(path)).toBeNull()
    },
  )

  it('are read as they are written, at addresses that a page may have', () => {
    fc.assert(
      fc.property(slug, fc.integer({ min: 2, max: 99_999 }), (path, number) => {
        const address = listPagePath(path, number)
        expect(readListPage(address)).toEqual({ path, number })
        if (path.length > 2) expect(isPagePath(address)).toBe(isPagePath(path))
      }),
    )
  })
})
