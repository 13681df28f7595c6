import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Shape, shapeSchema } from '@studio/shared/review/drawing'
import type { VideoFacts } from '@studio/shared/review/media'
import { CARRIED_STATES } from '@studio/shared/review/notes'
import { VERDICTS } from '@studio/shared/review/verdicts'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction } from '../platform/database/in-transaction'
import { queryWithin } from '../platform/database/query-within'
import { env } from '../platform/env'
import { newReference } from '../features/inbox/receipt'
import type { DeliverableVersion, Project, User } from '../payload-types'
import { addVersionJob } from '../features/review/versions/version-jobs'
import { readLibraryFile, readObject } from '../seed/read-data'
import { privateStorage } from '../platform/storage/private-storage'

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
 * password is configured. A project that an earlier set-up left unfinished gets its missing parts.
 */
export async function makeSampleProject(payload: Payload): Promise<void> {
  const file = env.SAMPLE_PASSWORD_FILE
  if (!file) return
  const sample = sampleSchema.parse(await readObject('sample-project.json'))
  const req = await createLocalReq({}, payload)
  await inTransaction(req, () => complete(req, sample, file))
}

async function complete(req: PayloadRequest, sample: Sample, file: string): Promise<void> {
  const { project, deliverable, versions } = await findMade(req)
  // Versions are created in order, so a missing one before the last was deleted by somebody.
  const missing = sample.versions.slice(Math.max(0, ...versions.map(({ number }) => number)))
  if (missing.length === 0) return
  const client = await makeClient(req, sample, file)
  const home = deliverable ?? (await makeDeliverable(req, { sample, client, project }))
  const known = await findNotes(req, sample, versions)
  for (const part of missing) {
    const version = await makeVersion(req, part, home.id, sample.versions.indexOf(part) + 1)
    for (const [place, note] of part.notes.entries()) {
      await makeNote(req, { note, version, client, known, number: place + 1 })
    }
    if (part.round) await makeRound(req, { part, version, client, sample })
  }
}

/** Finds the parts of the project that were already made, also those in the trash. */
async function findMade(req: PayloadRequest) {
  const { payload } = req
  const all = { trash: true, pagination: false, depth: 0, sort: 'id', req } as const
  const projects = await payload.find({
    collection: 'projects',
    where: { isSample: { equals: true } },
    ...all,
  })
  const project = projects.docs[0]
  const deliverables = await payload.find({
    collection: 'deliverables',
    where: { project: { equals: project?.id ?? 0 } },
    ...all,
  })
  const deliverable = deliverables.docs[0]
  const { docs: versions } = await payload.find({
    collection: 'deliverable-versions',
    where: { deliverable: { equals: deliverable?.id ?? 0 } },
    ...all,
  })
  return { project, deliverable, versions }
}

/** Finds the notes of existing versions, from which those of the next versions are carried. */
async function findNotes(
  { payload }: PayloadRequest,
  sample: Sample,
  versions: DeliverableVersion[],
): Promise<Map<string, number>> {
  const known = new Map<string, number>()
  const { docs } = await payload.find({
    collection: 'review-notes',
    where: { version: { in: versions.map(({ id }) => id) } },
    pagination: false,
    depth: 0,
  })
  for (const { id, version, number } of docs) {
    const { number: place = 0 } = versions.find((each) => each.id === version) ?? {}
    const key = sample.versions[place - 1]?.notes[number - 1]?.key
    if (key) known.set(key, id)
  }
  return known
}

interface NewDeliverable {
  sample: Sample
  client: User
  /** Missing if there is no project yet. */
  project: Project | undefined
}

async function makeDeliverable(req: PayloadRequest, { sample, client, project }: NewDeliverable) {
  const { payload } = req
  const home =
    project ??
    (await payload.create({
      collection: 'projects',
      data: {
        title: sample.title,
        nextStep: sample.nextStep,
        state: 'inReview',
        isSample: true,
        mayUpload: true,
        members: [{ user: client.id, role: 'clientAdmin' }],
      },
      req,
    }))
  return payload.create({
    collection: 'deliverables',
    data: { title: sample.deliverable, project: home.id },
    req,
  })
}

async function makeClient(req: PayloadRequest, { client }: Sample, file: string): Promise<User> {
  const { payload } = req
  const password = randomBytes(18).toString('base64url')
  await writeFile(file, `${password}\n`, { mode: 0o600 })
  const where = { email: { equals: client.email } }
  const { docs } = await payload.find({ collection: 'users', where, limit: 1, req })
  const data = { password, verifiedAt: new Date().toISOString() }
  return docs[0]
    ? payload.update({ collection: 'users', id: docs[0].id, data, req })
    : payload.create({
        collection: 'users',
        data: { ...client, ...data, roles: ['client'], locale: 'en' },
        req,
      })
}

async function makeVersion(
  req: PayloadRequest,
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
  const version = await req.payload.create({
    req,
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
  await queryWithin(req, sql`SELECT ${sql.raw(addVersionJob(String(version.id)))}`)
  return version
}

interface NewNote {
  note: SampleNote
  version: DeliverableVersion
  client: User
  known: Map<string, number>
  number: number
}

async function makeNote(req: PayloadRequest, given: NewNote): Promise<void> {
  const { payload } = req
  const { note, version, client, known, number } = given
  const author = { author: client.id, authorName: client.name ?? '', authorSide: 'client' } as const
  const origin = note.origin ? known.get(note.origin) : undefined
  const from = origin
    ? await payload.findByID({ collection: 'review-notes', id: origin, req })
    : null
  const { id } = await payload.create({
    req,
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
      carriedAt: origin ? new Date().toISOString() : null,
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
  await payload.create({ collection: 'review-replies', data, req })
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

async function makeRound(req: PayloadRequest, { part, version, client, sample }: NewRound) {
  const { payload } = req
  const now = new Date().toISOString()
  const { legal } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  const answer = part.round && { user: client.id, answeredAt: now, ...part.round }
  const round = await payload.create({
    req,
    collection: 'review-rounds',
    data: { version: version.id, closedAt: now, answers: answer ? [answer] : [] },
  })
  await payload.create({
    req,
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
      termsEffective: legal?.termsEffective?.slice(0, 10) ?? '',
      openNotes: 0,
      resolvedNotes: part.notes.length,
    },
  })
}
