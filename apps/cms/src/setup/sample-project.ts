import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Shape, shapeSchema } from '@studio/shared/review/drawing'
import type { VideoFacts } from '@studio/shared/review/media'
import { CARRIED_STATES } from '@studio/shared/review/notes'
import { VERDICTS } from '@studio/shared/review/verdicts'
import type { Payload } from 'payload'
import { z } from 'zod'
import { poolOf } from '../database/pool'
import { env } from '../env'
import { newReference } from '../inbox/receipt'
import type { DeliverableVersion, User } from '../payload-types'
import { addVersionJob } from '../review/versions/version-jobs'
import { readLibraryFile, readObject } from '../seed/read-data'
import { privateStorage } from '../storage/private-storage'

const noteSchema = z.object({
  key: z.string().optional(),
  first: z.int().default(0),
  last: z.int().default(0),
  text: z.string().default(''),
  /**
   * Shapes on the picture. Positions are fractions of its width and height, and sizes are fractions
   * of its width.
   */
  drawing: z.array(shapeSchema).optional(),
  reply: z.string().optional(),
  /** The key of the note from which this one was carried. */
  origin: z.string().optional(),
  state: z.enum(CARRIED_STATES).optional(),
  isResolved: z.boolean(),
})

const sampleSchema = z.object({
  title: z.string(),
  nextStep: z.string(),
  deliverable: z.string(),
  client: z.object({ name: z.string(), email: z.email() }),
  versions: z.array(
    z.object({
      file: z.string(),
      fileName: z.string(),
      notes: z.array(noteSchema),
      round: z.object({ verdict: z.enum(VERDICTS), comment: z.string() }).optional(),
    }),
  ),
})

type Sample = z.infer<typeof sampleSchema>
type SampleVersion = Sample['versions'][number]
type SampleNote = z.infer<typeof noteSchema>

/** The facts about the seed's clips. The worker reads them again from the files. */
const FACTS: VideoFacts = {
  rate: { numerator: 24, denominator: 1 },
  frameCount: 144,
  startFrame: 0,
  isDropFrame: false,
  isVariableRate: false,
  width: 1280,
  height: 720,
  hasSound: false,
}

/**
 * Creates a project that demonstrates the review room, with a client whose generated password is
 * written to a file that only its owner can read. It is created once, and only if a file for the
 * password is configured.
 */
export async function makeSampleProject(payload: Payload): Promise<void> {
  const file = env.SAMPLE_PASSWORD_FILE
  if (!file) return
  const where = { isSample: { equals: true } }
  const { totalDocs } = await payload.count({ collection: 'projects', where })
  if (totalDocs > 0) return
  const sample = sampleSchema.parse(await readObject('sample-project.json'))
  const client = await makeClient(payload, sample, file)
  const project = await payload.create({
    collection: 'projects',
    data: {
      title: sample.title,
      nextStep: sample.nextStep,
      state: 'inReview',
      isSample: true,
      mayUpload: true,
      members: [{ user: client.id, role: 'clientAdmin' }],
    },
  })
  const deliverable = await payload.create({
    collection: 'deliverables',
    data: { title: sample.deliverable, project: project.id },
  })
  const known = new Map<string, number>()
  for (const [index, part] of sample.versions.entries()) {
    const version = await makeVersion(payload, part, deliverable.id, index + 1)
    for (const [place, note] of part.notes.entries()) {
      await makeNote(payload, { note, version, client, known, number: place + 1 })
    }
    if (part.round) await makeRound(payload, { part, version, client, sample })
  }
}

async function makeClient(payload: Payload, { client }: Sample, file: string): Promise<User> {
  const password = randomBytes(18).toString('base64url')
  await writeFile(file, `${password}\n`, { mode: 0o600 })
  const where = { email: { equals: client.email } }
  const { docs } = await payload.find({ collection: 'users', where, limit: 1 })
  const data = { password, verifiedAt: new Date().toISOString() }
  return docs[0]
    ? payload.update({ collection: 'users', id: docs[0].id, data })
    : payload.create({
        collection: 'users',
        data: { ...client, ...data, roles: ['client'], locale: 'en' },
      })
}

async function makeVersion(
  payload: Payload,
  { file, fileName }: SampleVersion,
  deliverable: number,
  number: number,
): Promise<DeliverableVersion> {
  const content = await readLibraryFile(file)
  const storageKey = `${randomBytes(16).toString('hex')}/original`
  const folder = await mkdtemp(path.join(tmpdir(), 'sample-'))
  const copy = path.join(folder, 'original')
  await writeFile(copy, content)
  await privateStorage.put(storageKey, copy)
  await rm(folder, { recursive: true, force: true })
  const version = await payload.create({
    collection: 'deliverable-versions',
    data: {
      ...{ deliverable, number, fileName, storageKey },
      kind: 'video',
      mimeType: 'video/mp4',
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      state: 'waiting',
      progress: 0,
      facts: { ...FACTS },
      milliseconds: 6_000,
    },
  })
  const job = `SELECT ${addVersionJob('$1')}`
  await poolOf(payload).query(job, [version.id])
  return version
}

interface NewNote {
  note: SampleNote
  version: DeliverableVersion
  client: User
  known: Map<string, number>
  number: number
}

async function makeNote(payload: Payload, given: NewNote): Promise<void> {
  const { note, version, client, known, number } = given
  const author = { author: client.id, authorName: client.name ?? '', authorSide: 'client' } as const
  const origin = note.origin ? known.get(note.origin) : undefined
  const from = origin ? await payload.findByID({ collection: 'review-notes', id: origin }) : null
  const { id } = await payload.create({
    collection: 'review-notes',
    data: {
      version: version.id,
      number,
      isStudioOnly: false,
      key: randomUUID(),
      anchor: from?.anchor ?? { kind: 'frames', first: note.first, last: note.last },
      text: from?.text ?? note.text,
      drawing: from?.drawing ?? drawingOf(note),
      mentions: [],
      ...author,
      origin: origin ?? null,
      carriedState: note.state ?? null,
      ...(note.isResolved && { resolvedAt: new Date().toISOString() }),
    },
  })
  if (note.key) known.set(note.key, id)
  if (!note.reply) return
  const studio = { authorName: 'Studio', authorSide: 'studio' } as const
  const data = {
    note: id,
    key: randomUUID(),
    text: note.reply,
    isStudioOnly: false,
    ...studio,
  }
  await payload.create({ collection: 'review-replies', data })
}

function drawingOf({ drawing }: SampleNote) {
  if (!drawing) return null
  const { width, height } = FACTS
  const at = ([x, y]: readonly [number, number]): [number, number] => [x * width, y * height]
  const shapes = drawing.flatMap((shape): Shape[] => {
    const size = shape.size * width
    if (shape.tool === 'pen') return []
    return shape.tool === 'text'
      ? [{ ...shape, size, at: at(shape.at) }]
      : [{ ...shape, size, from: at(shape.from), to: at(shape.to) }]
  })
  return { width, height, shapes }
}

interface NewRound {
  part: SampleVersion
  version: DeliverableVersion
  client: User
  sample: Sample
}

async function makeRound(payload: Payload, { part, version, client, sample }: NewRound) {
  const now = new Date().toISOString()
  const answer = part.round && { user: client.id, answeredAt: now, ...part.round }
  const round = await payload.create({
    collection: 'review-rounds',
    data: { version: version.id, closedAt: now, answers: answer ? [answer] : [] },
  })
  await payload.create({
    collection: 'sign-offs',
    data: {
      reference: newReference(),
      round: round.id,
      version: version.id,
      project: sample.title,
      deliverable: sample.deliverable,
      versionNumber: version.number,
      fileName: version.fileName,
      size: version.size,
      sha256: version.sha256 ?? '',
      account: client.id,
      signedBy: client.name ?? '',
      email: client.email,
      termsVersion: now.slice(0, 10),
      openNotes: 0,
      resolvedNotes: part.notes.length,
    },
  })
}
