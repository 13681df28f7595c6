import { pageQuerySchema } from '@studio/shared/contracts/page'
import type { Endpoint } from 'payload'
import { answerPage } from './answer'
import { listPaths } from './list-paths'
import { json, readQuery } from './respond'
import { serveMedia } from './serve-media'

/** All that an anonymous caller can read: published content, as view models. */
export const siteEndpoints: Endpoint[] = [
  {
    path: '/site/page',
    method: 'get',
    handler: async (req) => {
      const read = readQuery(pageQuerySchema, req.url)
      if ('refusal' in read) return read.refusal
      const answer = await answerPage(req.payload, read.query)
      return json(answer, answer.view.kind === 'notFound' ? 404 : 200)
    },
  },
  {
    path: '/site/paths',
    method: 'get',
    handler: async (req) => json(await listPaths(req.payload)),
  },
  { path: '/site/media/:version/:filename', method: 'get', handler: serveMedia },
  { path: '/site/media/:version/:filename', method: 'head', handler: serveMedia },
]
