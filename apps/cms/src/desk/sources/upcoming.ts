import type { PayloadRequest } from 'payload'
import { poolOf } from '../../database/pool'
import { titleSql } from '../documents'
import {
  deskTexts,
  documentHref,
  MAX_ITEMS,
  STAFF,
  type DeskItem,
  type DeskSource,
} from '../source'

/** Something that visitors will see from a moment on. */
type Upcoming = DeskItem & { at: string }

/** The origins of what goes live next. A feature that publishes at a set time adds its own here. */
const ORIGINS: ((req: PayloadRequest) => Promise<Upcoming[]>)[] = [duePosts]

export const upcoming: DeskSource = {
  key: 'upcoming',
  title: (texts) => texts.upcoming.title,
  empty: (texts) => texts.upcoming.empty,
  roles: STAFF,
  load: async (req) => {
    const found = (await Promise.all(ORIGINS.map((origin) => origin(req)))).flat()
    found.sort((one, other) => one.at.localeCompare(other.at))
    return { items: found.slice(0, MAX_ITEMS), total: found.length }
  },
}

interface PostRow {
  id: number
  title: string | null
  slug: string
  at: Date
}

async function duePosts(req: PayloadRequest): Promise<Upcoming[]> {
  const texts = deskTexts(req).upcoming
  const { rows } = await poolOf(req.payload).query<PostRow>(
    `SELECT post.id, ${titleSql('posts', 'post')} AS title, post.slug,
            date_trunc('day', post.published_on AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' AS at
     FROM posts AS post
     WHERE post._status = 'published' AND post.deleted_at IS NULL
       AND date_trunc('day', post.published_on AT TIME ZONE 'UTC') > now() AT TIME ZONE 'UTC'
     ORDER BY at`,
  )
  return rows.map(({ id, title, slug, at }) => ({
    key: `posts/${id}`,
    title: title || slug,
    facts: [texts.post],
    at: at.toISOString(),
    target: { href: documentHref('posts', id) },
  }))
}
