import type { SearchHit, SearchKind } from '@studio/shared/contracts/search'

export interface HitGroup {
  kind: SearchKind
  hits: SearchHit[]
}

/**
 * Groups hits by kind. The group with the best hit comes first.
 * @param most maximum number of hits per group
 */
export function groupHits(hits: SearchHit[], most: number): HitGroup[] {
  const groups = new Map<SearchKind, SearchHit[]>()
  for (const hit of hits) {
    const group = groups.get(hit.kind) ?? []
    if (group.length < most) groups.set(hit.kind, [...group, hit])
  }
  return [...groups].map(([kind, group]) => ({ kind, hits: group }))
}
