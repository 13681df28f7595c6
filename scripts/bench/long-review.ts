import { execFile } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { z } from 'zod'
import messages from '../../apps/web/src/messages/en.json'
import { projectPath } from '../../packages/shared/src/routes/account'
import { CmsClient } from '../../tests/support/cms-client'
import type { Stack } from '../lib/stack.mjs'

const run = promisify(execFile)

const SECONDS = 600
const RATE = 24
export const NOTES = 200

const versionsSchema = z.object({ docs: z.array(z.object({ id: z.number(), state: z.string() })) })

/**
 * Creates a deliverable with a video of ten minutes and two hundred notes, every third with a
 * drawing.
 *
 * @param page where an editor is logged in
 * @param folder for the film, until it is uploaded
 * @returns the deliverable's id
 */
export async function makeLongReview(stack: Stack, page: Page, folder: string): Promise<number> {
  const cms = await CmsClient.logIn(stack)
  const project = await cms.create('projects', { title: 'Ten minutes', state: 'inReview' })
  const deliverable = await cms.create('deliverables', { title: 'Long cut', project })
  const film = await makeFilm(folder)
  await page.goto(`${stack.webUrl}/${projectPath(String(project))}`)
  await page.getByText(messages.account.project.upload, { exact: true }).click()
  await page.getByLabel(messages.review.upload.choose).setInputFiles(film)
  await writeNotes(stack, await readyVersion(cms, deliverable))
  return deliverable
}

async function makeFilm(folder: string): Promise<string> {
  const film = path.join(folder, 'long-cut.mp4')
  const picture = `testsrc=size=640x360:rate=${RATE}:duration=${SECONDS}`
  const coding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '30', '-pix_fmt', 'yuv420p']
  await run('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', picture, ...coding, film])
  return film
}

/** Waits until the worker has encoded the video. */
async function readyVersion(cms: CmsClient, deliverable: number): Promise<number> {
  const query = `where[deliverable][equals]=${deliverable}&depth=0`
  for (;;) {
    const { docs } = versionsSchema.parse(await cms.call('GET', `/deliverable-versions?${query}`))
    const [version] = docs
    if (version?.state === 'ready') return version.id
    if (version?.state === 'failed') throw new Error('The film could not be prepared.')
    await sleep(1_000)
  }
}

async function writeNotes({ databaseUrl }: Stack, version: number): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  try {
    for (let number = 1; number <= NOTES; number += 1) {
      const frame = Math.round((number * SECONDS * RATE) / (NOTES + 1))
      await database.query(
        `INSERT INTO review_notes (version_id, number, key, anchor, text, drawing, mentions,
           author_name, author_side)
         VALUES ($1, $2, gen_random_uuid(), $3, $4, $5, '[]', 'Lina Haddad', 'client')`,
        [version, number, anchorAt(frame), textOf(number), number % 3 === 0 ? drawing() : null],
      )
    }
  } finally {
    await database.end()
  }
}

const anchorAt = (frame: number) =>
  JSON.stringify({ kind: 'frames', first: frame, last: frame + RATE })

const textOf = (number: number) =>
  `Remark ${number}: the light on the promenade is a little too cold, and the cut comes early.`

/** A stroke of a hundred points, which is about the length of a hand-drawn one. */
function drawing(): string {
  const points = Array.from({ length: 100 }, (_, at) => [
    320 + 120 * Math.sin(at / 16),
    180 + 90 * Math.cos(at / 16),
    0.5,
  ])
  const line = { tool: 'pen', color: 'red', size: 4, points }
  return JSON.stringify({ width: 640, height: 360, shapes: [line] })
}
