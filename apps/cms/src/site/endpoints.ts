import * as reads from '@studio/shared/api/site-reads'
import type { Endpoint } from 'payload'
import { answerPage, answerLayoutData } from './answer'
import { listFeed } from './listings/list-feed'
import { listOutline } from './listings/list-outline'
import { listPaths } from './listings/list-paths'
import { json, readQuery } from '../platform/lib/respond'
import { serveCaptions } from './files/captions'
import { serveDownload, serveMedia, serveSize } from './files/serve-files'

/** The public read API: published content as view models. */
export const siteEndpoints: Endpoint[] = [
  {
    path: reads.sitePage.path,
    method: 'get',
    handler: async (req) => {
      const read = readQuery(reads.sitePage.query, req.url)
      if ('refusal' in read) return read.refusal
      const answer = await answerPage(req.payload, read.query)
      return json(answer, answer.view.kind === 'notFound' ? 404 : 200)
    },
  },
  {
    path: reads.siteLayoutData.path,
    method: 'get',
    handler: async (req) => {
      const read = readQuery(reads.siteLayoutData.query, req.url)
      return 'refusal' in read
        ? read.refusal
        : json(await answerLayoutData(req.payload, read.query))
    },
  },
  {
    path: reads.sitePaths.path,
    method: 'get',
    handler: async (req) => json(await listPaths(req.payload)),
  },
  {
    path: reads.siteFeed.path,
    method: 'get',
    handler: async (req) => {
      const read = readQuery(reads.siteFeed.query, req.url)
      if ('refusal' in read) return read.refusal
      return json(await listFeed(req.payload, read.query.locale))
    },
  },
  {
    path: reads.siteOutline.path,
    method: 'get',
    handler: async (req) => json(await listOutline(req.payload)),
  },
  {
    path: `${reads.SITE_MEDIA_PATH}/download/:version/:filename`,
    method: 'get',
    handler: serveDownload,
  },
  {
    path: `${reads.SITE_MEDIA_PATH}/download/:version/:filename`,
    method: 'head',
    handler: serveDownload,
  },
  {
    path: `${reads.SITE_MEDIA_PATH}/captions/:version/:locale/:name`,
    method: 'get',
    handler: serveCaptions,
  },
  {
    path: `${reads.SITE_MEDIA_PATH}/captions/:version/:locale/:name`,
    method: 'head',
    handler: serveCaptions,
  },
  { path: `${reads.SITE_MEDIA_PATH}/s/:version/:name`, method: 'get', handler: serveSize },
  { path: `${reads.SITE_MEDIA_PATH}/s/:version/:name`, method: 'head', handler: serveSize },
  { path: `${reads.SITE_MEDIA_PATH}/:version/:filename`, method: 'get', handler: serveMedia },
  { path: `${reads.SITE_MEDIA_PATH}/:version/:filename`, method: 'head', handler: serveMedia },
]
