import { describe, expect, it } from 'vitest'
import { documentPaths, hasPaths, splitFolder } from './document-paths'

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
