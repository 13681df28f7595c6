import type { SearchHit, SearchKind } from '@studio/shared/contracts/search'
import { expect, it } from 'vitest'
import { groupHits } from './group-hits'

const hit = (kind: SearchKind, path: string): SearchHit => ({
  kind,
  path,
  title: path,
  excerpt: '',
  image: null,
  figure: null,
})

it('groups by kind, in the order of the best hits, and limits each group', () => {
  const hits = [hit('post', 'a'), hit('service', 'b'), hit('post', 'c'), hit('post', 'd')]
  const groups = groupHits(hits, 2).map(({ kind, hits: own }) => [
    kind,
    own.map(({ path }) => path),
  ])
  expect(groups).toEqual([
    ['post', ['a', 'c']],
    ['service', ['b']],
  ])
})
