import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

let folder: string
let s3: S3rver
let address: string
let refusing: Server | undefined

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bucket-'))
  const configureBuckets = [{ name: 'films', configs: [] }]
  s3 = new S3rver({ directory: folder, port: 0, silent: true, configureBuckets })
  address = `http://localhost:${String((await s3.run()).port)}`
})

afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.resetModules()
  refusing?.close()
})

/** Checks the bucket as a process does that starts with these settings. */
async function check(settings: Record<string, string> = {}): Promise<void> {
  const all = {
    DATABASE_URL: 'postgres://studio@localhost/studio',
    PAYLOAD_SECRET: 's'.repeat(32),
    CMS_URL: 'http://localhost:3001',
    WEB_URL: 'http://localhost:3000',
    MEDIA_DIR: folder,
    REVIEW_BUCKET: 'films',
    REVIEW_BUCKET_URL: address,
    REVIEW_BUCKET_KEY: 'S3RVER',
    REVIEW_BUCKET_SECRET: 'S3RVER',
    ...settings,
  }
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value)
  const { checkPrivateStorage } = await import('./private-storage')
  await checkPrivateStorage()
}

/** A server that answers every request with the status. */
async function answering(status: number): Promise<string> {
  refusing = createServer((_, response) => response.writeHead(status).end())
  await new Promise<void>((resolve) => refusing?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${String((refusing.address() as AddressInfo).port)}`
}

describe('REVIEW_BUCKET at the start', () => {
  it('may be right', async () => {
    await expect(check()).resolves.toBeUndefined()
  })

  it('may be left out', async () => {
    await expect(
      check({
        REVIEW_BUCKET: '',
        REVIEW_BUCKET_URL: '',
        REVIEW_BUCKET_KEY: '',
        REVIEW_BUCKET_SECRET: '',
      }),
    ).resolves.toBeUndefined()
  })

  it('is said not to exist', async () => {
    await expect(check({ REVIEW_BUCKET: 'nobucket' })).rejects.toThrow(
      `there is no bucket “nobucket” at ${address}: create it, or correct REVIEW_BUCKET`,
    )
  })

  it('is said not to answer', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort())
    await expect(check()).rejects.toThrow(
      `the bucket “films” of REVIEW_BUCKET cannot be reached at ${address} (no answer within 10 seconds): correct REVIEW_BUCKET_URL`,
    )
  })

  it('is said to have a wrong key', async () => {
    const strict = await answering(403)
    await expect(check({ REVIEW_BUCKET_URL: strict })).rejects.toThrow(
      `${strict} refuses the access key for the bucket “films” of REVIEW_BUCKET: correct REVIEW_BUCKET_KEY and REVIEW_BUCKET_SECRET`,
    )
  })

  it('is said to be in another region', async () => {
    await expect(check({ REVIEW_BUCKET_URL: await answering(301) })).rejects.toThrow(
      'the bucket “films” of REVIEW_BUCKET is in another region: correct REVIEW_BUCKET_REGION',
    )
  })

  it('is said to be at an address that does not answer', async () => {
    const gone = await answering(200)
    await new Promise((resolve) => refusing?.close(resolve))
    await expect(check({ REVIEW_BUCKET_URL: gone })).rejects.toThrow(
      /^the bucket “films” of REVIEW_BUCKET cannot be reached at http:\/\/127\.0\.0\.1:\d+ \(.+\): correct REVIEW_BUCKET_URL$/,
    )
  })
})
