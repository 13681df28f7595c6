import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Endpoint, PayloadRequest, SanitizedConfig } from 'payload'
import { attachment, errorResponse } from '../lib/respond'
import { collectionsWithFiles } from './collections-with-files'

type Collection = SanitizedConfig['collections'][number]

/**
 * Limits the file call of every upload collection to the files of its documents. Payload itself
 * sends any file below the collection's folder if the read rule does not depend on the document.
 * Needs the finished config, because Payload adds the calls.
 */
export function sendOnlyOwnFiles(config: SanitizedConfig): SanitizedConfig {
  for (const collection of collectionsWithFiles(config)) {
    collection.endpoints = (collection.endpoints || []).map((endpoint) =>
      endpoint.path === '/file/:filename' ? ownFileCall(collection, endpoint) : endpoint,
    )
  }
  return config
}

function ownFileCall(collection: Collection, endpoint: Endpoint): Endpoint {
  const folder = collection.upload.staticDir ?? collection.slug
  return {
    ...endpoint,
    handler: async (req) => {
      const { filename } = req.routeParams ?? {}
      const isOwn = typeof filename === 'string' && (await isFileOf(req, collection, filename))
      // Payload would answer a missing file with status 500.
      if (!isOwn || !(await isFile(path.join(folder, filename)))) return errorResponse('notFound')
      // Payload would filter by this field, which no collection has.
      req.searchParams.delete('prefix')
      return secured(await endpoint.handler(req), filename)
    },
  }
}

/**
 * @returns true if the caller may read a document with this file
 * @throws {Forbidden} if the caller may read no document of the collection
 */
async function isFileOf(
  req: PayloadRequest,
  { slug, trash }: Collection,
  filename: string,
): Promise<boolean> {
  // Postgres cannot store this character, and refuses to search for it.
  if (filename.includes('\0')) return false
  const { docs } = await req.payload.find({
    collection: slug,
    where: { filename: { equals: filename } },
    limit: 1,
    pagination: false,
    depth: 0,
    trash,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs.length > 0
}

async function isFile(file: string): Promise<boolean> {
  const facts = await stat(file).catch(() => null)
  return facts?.isFile() === true
}

/**
 * Browsers save the file, unless its collection shows it, and run nothing in it. They still show it
 * as a part of a page, such as a picture.
 */
function secured(response: Response, filename: string): Response {
  const { headers } = response
  headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
  headers.set('X-Content-Type-Options', 'nosniff')
  if (!headers.has('Content-Disposition')) headers.set('Content-Disposition', attachment(filename))
  return response
}
