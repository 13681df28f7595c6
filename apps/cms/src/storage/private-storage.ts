import path from 'node:path'
import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { env } from '../env'
import { folderStorage } from './folder-storage'
import { s3Storage } from './s3-storage'
import type { Storage } from './storage'

/** Versions of films, in a part of the media folder unless they have a disk of their own. */
const ROOT = env.REVIEW_DIR ?? path.join(env.MEDIA_DIR, 'review')

/** What is still on its way. On the same disk: nothing is copied when it has come. */
export const UPLOADS_DIR = path.join(ROOT, 'uploads')

/** What is being made, or read from a bucket by a program. It is empty while nothing is. */
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
      // Servers other than Amazon's have no host for each bucket.
      forcePathStyle: endpoint !== undefined,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    })
  : null

export const privateStorage: Storage =
  client && bucket
    ? s3Storage({ client, bucket, workDir: WORK_DIR })
    : folderStorage(path.join(ROOT, 'files'))

/** @throws where the bucket cannot be reached, before anybody uploads a film */
export async function checkPrivateStorage(): Promise<void> {
  if (!client || !bucket) return
  await client.send(new HeadBucketCommand({ Bucket: bucket })).catch((cause: unknown) => {
    throw new Error(`The bucket ${bucket} of REVIEW_BUCKET cannot be reached`, { cause })
  })
}
