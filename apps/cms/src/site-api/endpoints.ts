import { feedQuerySchema } from '@studio/shared/contracts/listings'
import { pageQuerySchema, layoutDataQuerySchema } from '@studio/shared/contracts/page'
import type { Endpoint } from 'payload'
import { answerPage, answerLayoutData } from './answer'
import { listFeed } from './listings/list-feed'
import { listOutline } from './listings/list-outline'
import { listPaths } from './listings/list-paths'
import { json, readQuery } from '../api/respond'
import { serveCaptions } from './files/captions'
import { serveDownload, serveMedia, serveSize } from './files/serve-files'

/** The public read API: published content as view models. */
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
    path: '/site/shell',
    method: 'get',
    handler: async (req) => {
      const read = readQuery(layoutDataQuerySchema, req.url)
      return 'refusal' in read
        ? read.refusal
        : json(await answerLayoutData(req.payload, read.query))
    },
  },
  {
    path: '/site/paths',
    method: 'get',
    handler: async (req) => json(await listPaths(req.payload)),
  },
  {
    path: '/site/feed',
    method: 'get',
    handler: async (req) => {
      const read = readQuery(feedQuerySchema, req.url)
      if ('refusal' in read) return read.refusal
      return json(await listFeed(req.payload, read.query.locale))
    },
  },
  {
    path: '/site/outline',
    method: 'get',
    handler: async (req) => json(await listOutline(req.payload)),
  },
  { path: '/site/media/download/:version/:filename', method: 'get', handler: serveDownload },
  { path: '/site/media/download/:version/:filename', method: 'head', handler: serveDownload },
  { path: '/site/media/captions/:version/:locale/:name', method: 'get', handler: serveCaptions },
  { path: '/site/media/captions/:version/:locale/:name', method: 'head', handler: serveCaptions },
  { path: '/site/media/s/:version/:name', method: 'get', handler: serveSize },
  { path: '/site/media/s/:version/:name', method: 'head', handler: serveSize },
  { path: '/site/media/:version/:filename', method: 'get', handler: serveMedia },
  { path: '/site/media/:version/:filename', method: 'head', handler: serveMedia },
]
