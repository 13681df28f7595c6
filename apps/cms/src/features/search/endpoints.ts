import * as calls from '@studio/shared/api/calls'
import type { Endpoint } from 'payload'
import { endpoint } from '../../platform/api/endpoint'
import { answer } from '../../platform/lib/respond'
import { poolOf } from '../../platform/database/pool'
import { limit } from '../../platform/rate-limits/limit'
import { noteMiss } from './misses'
import { findNearest } from './nearest'
import { searchSite } from './search-site'

const search = calls.search
const nearest = calls.findNearest

export const searchEndpoints: Endpoint[] = [
  endpoint(search, async ({ req, query, address }) => {
    const refusal = await limit(req, 'search', [address])
    if (refusal) return refusal
    const found = await searchSite(req.payload, query)
    const isMiss = query.settled && found.hits.length === 0
    // Recorded misses are limited per visitor, so that one person cannot fill the editors' list.
    if (isMiss && !(await limit(req, 'searchMiss', [address]))) {
      await noteMiss(poolOf(req.payload), query)
    }
    return answer(search, found)
  }),
  endpoint(nearest, async ({ req, query, address }) => {
    const refusal = await limit(req, 'search', [address])
    return refusal ?? answer(nearest, await findNearest(req.payload, query))
  }),
]
