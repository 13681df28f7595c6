import path from 'node:path'
import { HeadBucketCommand, S3Client, type S3ServiceException } from '@aws-sdk/client-s3'
import { env } from '../env'
import { folderStorage } from './folder-storage'
import { s3Storage } from './s3-storage'
import type { Storage } from './storage'

/** The folder with the files of video versions. By default it is a part of the media folder. */
const ROOT = env.REVIEW_DIR ?? path.join(env.MEDIA_DIR, 'review')

/**
 * The folder of unfinished uploads. It is on the same disk, so that finished uploads are renamed
 * and not copied.
 */
export const UPLOADS_DIR = path.join(ROOT, 'uploads')

/**
 * The folder of files that are being created, or that were copied from a bucket for a program. It
 * is empty when no job runs.
 */
export const WORK_DIR = path.join(ROOT, 'work')

const {
  REVIEW_BUCKET: bucket,
  REVIEW_BUCKET_URL: endpoint,
  REVIEW_BUCKET_REGION: region,
  REVIEW_BUCKET_KEY: accessKeyId,
  REVIEW_BUCKET_SECRET: secretAccessKey,
} = env

const client = bucket
  ? new S3Client({
      region,
      ...(endpoint && { endpoint }),
      ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
      // S3 servers other than Amazon's do not have a hostname for each bucket.
      forcePathStyle: endpoint !== undefined,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    })
  : null

export const privateStorage: Storage =
  client && bucket
    ? s3Storage({ client, bucket, workDir: WORK_DIR })
    : folderStorage(path.join(ROOT, 'files'))

/** The time for an answer in milliseconds, because the client itself tries for almost a minute. */
const CHECK_MS = 10_000

/**
 * Checks the storage when a process starts, because otherwise the first upload would fail.
 *
 * @throws an error that names the wrong setting
 */
export async function checkPrivateStorage(): Promise<void> {
  if (!client || !bucket) return
  const options = { abortSignal: AbortSignal.timeout(CHECK_MS) }
  await client.send(new HeadBucketCommand({ Bucket: bucket }), options).catch((cause: unknown) => {
    throw new Error(explainBucket(cause), { cause })
  })
}

function explainBucket(error: unknown): string {
  const { message, name, $metadata } = error as Partial<S3ServiceException>
  const server = endpoint ?? `Amazon (${region})`
  const status = $metadata?.httpStatusCode
  if (status === 301) {
    return `the bucket “${bucket}” of REVIEW_BUCKET is in another region: correct REVIEW_BUCKET_REGION`
  }
  if (status === 401 || status === 403) {
    return `${server} refuses the access key for the bucket “${bucket}” of REVIEW_BUCKET: correct REVIEW_BUCKET_KEY and REVIEW_BUCKET_SECRET`
  }
  if (status === 404) {
    return `there is no bucket “${bucket}” at ${server}: create it, or correct REVIEW_BUCKET`
  }
  if (name === 'CredentialsProviderError') {
    return `there is no access key for REVIEW_BUCKET: set REVIEW_BUCKET_KEY and REVIEW_BUCKET_SECRET`
  }
  const reason =
    name === 'AbortError' ? `no answer within ${CHECK_MS / 1_000} seconds` : message || name
  return `the bucket “${bucket}” of REVIEW_BUCKET cannot be reached at ${server} (${reason}): correct REVIEW_BUCKET_URL`
}
