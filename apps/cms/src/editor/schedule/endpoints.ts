import { LOCALES } from '@studio/shared/locales'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasRole, isStaff } from '../../platform/access/roles'
import { wordsIn } from '../../platform/admin-language/admin-words'
import { fail, json, readQuery } from '../../platform/lib/respond'
import { releaseWords } from './admin/words'
import {
  ANSWERS,
  answerItem,
  cancelRelease,
  createRelease,
  putIn,
  releaseNow,
  scheduleChange,
  scheduleRelease,
  undoRelease,
  type Outcome,
} from './change-release'
import { problemNow } from './check-item'
import { isSchedulable } from './make-item'
import { problemIn, releaseIn, titleIn } from './problem-in'
import { listReleases, readItems, readRelease, releasesOfDocument } from './store'
import { ITEM_ACTIONS, MENUS, type ReleaseView } from './types'
import { timeSchema } from '@studio/shared/wall-time'

const idSchema = z.coerce.number().int().positive().max(2_147_483_647)

const itemSchema = z.strictObject({
  collection: z.string().max(60),
  /** 0 for the menus. */
  document: z.number().int().min(0).max(2_147_483_647),
  action: z.enum(ITEM_ACTIONS),
  languages: z.array(z.enum(LOCALES)).min(1).max(LOCALES.length),
  form: z
    .strictObject({ locale: z.enum(LOCALES), data: z.record(z.string(), z.unknown()) })
    .optional(),
})

const nameSchema = z.strictObject({ name: z.string().trim().min(1).max(120) })

const rangeSchema = z.strictObject({ from: z.iso.datetime(), to: z.iso.datetime() })

/** The calls of the admin. Staff may read; editors and admins schedule, undo and cancel. */
export const releaseEndpoints: Endpoint[] = [
  endpoint('get', '/releases', async (req) => {
    const read = readQuery(rangeSchema, req.url)
    if ('refusal' in read) return read.refusal
    const [from, to] = [new Date(read.query.from), new Date(read.query.to)]
    const releases = await listReleases(req, { from, to })
    return json({ releases: releases.map((one) => releaseIn(req, one)) })
  }),
  endpoint('get', '/releases/of/:collection/:document', async (req) => {
    const { collection, document } = req.routeParams ?? {}
    const id = collection === MENUS ? 0 : idSchema.safeParse(document).data
    if (typeof collection !== 'string' || id === undefined) return fail(404, 'notFound')
    if (!isSchedulable(req, collection)) return fail(404, 'notFound')
    const releases = await releasesOfDocument(req, { collection, document: id })
    return json({ releases: await Promise.all(releases.map((one) => withProblems(req, one))) })
  }),
  endpoint('get', '/releases/:id', (req) =>
    withId(req, async (id) => {
      const release = await readRelease(req, id)
      return release ? json({ release: await withProblems(req, release) }) : fail(404, 'notFound')
    }),
  ),
  endpoint('post', '/releases', (req) =>
    withBody(req, nameSchema, async ({ name }) => respond(req, await createRelease(req, name))),
  ),
  endpoint('post', '/releases/change', (req) =>
    withBody(req, z.strictObject({ item: itemSchema, time: timeSchema }), async ({ item, time }) =>
      isSchedulable(req, item.collection)
        ? respond(req, await scheduleChange(req, item, time))
        : fail(404, 'notFound'),
    ),
  ),
  endpoint('post', '/releases/:id/items', (req) =>
    withId(req, (id) =>
      withBody(req, itemSchema, async (item) =>
        isSchedulable(req, item.collection)
          ? respond(req, await putIn(req, id, item))
          : fail(404, 'notFound'),
      ),
    ),
  ),
  endpoint('post', '/releases/:id/items/:item', (req) =>
    withId(req, (id) =>
      withBody(req, z.strictObject({ answer: z.enum(ANSWERS) }), async ({ answer }) => {
        const item = idSchema.safeParse(req.routeParams?.item)
        if (!item.success) return fail(404, 'notFound')
        return respond(req, await answerItem(req, id, item.data, answer))
      }),
    ),
  ),
  endpoint('post', '/releases/:id/schedule', (req) =>
    withId(req, (id) =>
      withBody(req, timeSchema, async (time) => respond(req, await scheduleRelease(req, id, time))),
    ),
  ),
  endpoint('post', '/releases/:id/cancel', (req) =>
    withId(req, async (id) => respond(req, await cancelRelease(req, id))),
  ),
  endpoint('post', '/releases/:id/now', (req) =>
    withId(req, async (id) => respond(req, await releaseNow(req, id))),
  ),
  endpoint('post', '/releases/:id/undo', (req) =>
    withId(req, (id) =>
      withBody(req, z.strictObject({ overwrites: z.boolean() }), async ({ overwrites }) =>
        respond(req, await undoRelease(req, id, overwrites)),
      ),
    ),
  ),
]

function endpoint(
  method: 'get' | 'post',
  path: string,
  answer: (req: PayloadRequest) => Promise<Response>,
): Endpoint {
  return {
    path,
    method,
    handler: async (req) => {
      if (!isStaff(req.user)) return fail(req.user ? 403 : 401, 'staff_only')
      // Translators publish their words themselves, but decide nothing about other languages.
      if (method === 'post' && !hasRole(req.user, 'editor', 'admin')) {
        return fail(403, 'editors_only')
      }
      return answer(req)
    },
  }
}

async function withId(
  req: PayloadRequest,
  answer: (id: number) => Promise<Response>,
): Promise<Response> {
  const id = idSchema.safeParse(req.routeParams?.id)
  return id.success ? answer(id.data) : fail(404, 'notFound')
}

async function withBody<Schema extends z.ZodType>(
  req: PayloadRequest,
  schema: Schema,
  answer: (body: z.infer<Schema>) => Promise<Response>,
): Promise<Response> {
  const body = schema.safeParse(await req.json?.().catch(() => null))
  if (body.success) return answer(body.data)
  const { REFUSAL_WORDS } = wordsIn(releaseWords, req.i18n)
  const messages: Record<string, string> = {
    name: REFUSAL_WORDS.name,
    wallTime: REFUSAL_WORDS.time,
  }
  const fields = body.error.issues.map(
    ({ path }) => [path.join('.'), messages[String(path.at(-1))] ?? REFUSAL_WORDS.invalid] as const,
  )
  return fail(400, 'invalidBody', Object.fromEntries(fields))
}

/** The items with what stands in their way now, before the release is tried. */
async function withProblems(req: PayloadRequest, release: ReleaseView): Promise<ReleaseView> {
  if (['live', 'undone', 'cancelled'].includes(release.status)) return releaseIn(req, release)
  const stored = new Map((await readItems(req, release.id)).map((item) => [item.id, item]))
  const items = await Promise.all(
    release.items.map(async (item) => {
      const own = stored.get(item.id)
      return { ...item, problem: (own && (await problemNow(req, own))) ?? item.problem }
    }),
  )
  return releaseIn(req, { ...release, items })
}

export function respond(req: PayloadRequest, outcome: Outcome): Response {
  if ('release' in outcome) return json({ release: releaseIn(req, outcome.release) })
  if ('time' in outcome) {
    const { time, instants } = outcome
    return json({ error: { code: time }, instants }, 422)
  }
  if ('refused' in outcome) {
    const items = outcome.refused.map((item) => ({
      ...item,
      title: titleIn(req, item, item.title),
      problem: problemIn(req, item, item.problem),
    }))
    return json({ error: { code: 'itemsRefused' }, items }, 422)
  }
  const { status, code, fields } = outcome.refusal
  return fail(status, code, fields)
}
