import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NotFound,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { isThere } from '../lib/disk-files'
import { checkKey, isFolder, type Storage } from './storage'

/** The number of bytes per part. 5 GB need 320 of the 10,000 parts that S3 allows. */
const PART_BYTES = 16 * 1024 * 1024

interface Place {
  client: S3Client
  bucket: string
  workDir: string
}

export function s3Storage({ client, bucket, workDir }: Place): Storage {
  const at = (key: string) => ({ Bucket: bucket, Key: checkKey(key) })
  const storage: Storage = {
    put: async (key, file) => {
      if (!(await isThere(file)) && (await storage.find(key))) return
      await access(file)
      const params = { ...at(key), Body: createReadStream(file) }
      // This is a multipart upload, so the object exists only after all parts have arrived.
      await new Upload({ client, params, partSize: PART_BYTES, queueSize: 2 }).done()
      await rm(file, { force: true })
    },
    find: async (key) => {
      const target = at(key)
      try {
        const { ContentLength, ETag } = await client.send(new HeadObjectCommand(target))
        return { size: ContentLength ?? 0, etag: ETag ?? '' }
      } catch (error) {
        if (error instanceof NotFound) return null
        throw error
      }
    },
    read: (key, bytes) => Readable.from(partsOf(client, { ...at(key), Range: rangeOf(bytes) })),
    withFile: async (key, work) => {
      const copy = path.join(workDir, `${crypto.randomUUID()}-${path.basename(checkKey(key))}`)
      await mkdir(workDir, { recursive: true })
      try {
        await pipeline(storage.read(key), createWriteStream(copy))
        return await work(copy)
      } finally {
        await rm(copy, { force: true })
      }
    },
    foldersBefore: async (moment) => {
      const newest = new Map<string, number>()
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket })) {
        for (const { Key = '', LastModified } of Contents) {
          const [folder = ''] = Key.split('/')
          const changed = LastModified?.getTime() ?? Infinity
          newest.set(folder, Math.max(newest.get(folder) ?? 0, changed))
        }
      }
      const isOld = ([folder, changed]: [string, number]) =>
        isFolder(folder) && changed < moment.getTime()
      return [...newest].filter(isOld).map(([folder]) => folder)
    },
    removeFolder: async (folder) => {
      if (!isFolder(folder)) return
      const listed = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${folder}/` })
      for await (const { Contents = [] } of listed) {
        const Objects = Contents.map(({ Key }) => ({ Key }))
        if (Objects.length === 0) continue
        const request = new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects } })
        const { Errors: [failed] = [] } = await client.send(request)
        if (failed) throw new Error(`The storage keeps ${folder}: ${failed.Code ?? 'no reason'}`)
      }
    },
  }
  return storage
}

/**
 * Requests the object when the stream is first read, and cancels the request when the stream is
 * canceled.
 */
async function* partsOf(
  client: S3Client,
  object: { Bucket: string; Key: string; Range: string | undefined },
): AsyncGenerator<Uint8Array> {
  const { Body } = await client.send(new GetObjectCommand(object))
  if (Body instanceof Readable) yield* Body as AsyncIterable<Uint8Array>
}

function rangeOf(bytes?: { start: number; end: number }): string | undefined {
  return bytes && `bytes=${String(bytes.start)}-${String(bytes.end)}`
}
