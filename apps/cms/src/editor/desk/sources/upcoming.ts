import type { PayloadRequest } from 'payload'
import { poolOf } from '../../../platform/database/pool'
import { titleSql } from '../../documents/documents'
import { deskTexts, MAX_ITEMS, type DeskItem, type DeskSource } from '../source'
import { STAFF } from '../../../platform/access/roles'
import { documentHref } from '../../documents/documents'

/** A change that visitors will see at a set time. */
type Upcoming = DeskItem & { at: string }

/** Queries for scheduled content. A feature that publishes at a set time adds its query here. */
const ORIGINS: ((req: PayloadRequest) => Promise<Upcoming[]>)[] = [duePosts, dueReleases]

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

interface ReleaseRow {
  id: number
  name: string | null
  /**
   * The title of the release's first document by alphabet; null if the release has no documents.
   */
  title: string | null
  count: number
  isWaiting: boolean
  at: Date
}

/** Lists scheduled releases, and releases that wait for a decision of an editor. */
async function dueReleases(req: PayloadRequest): Promise<Upcoming[]> {
  const texts = deskTexts(req).upcoming
  const { rows } = await poolOf(req.payload).query<ReleaseRow>(
    `SELECT release.id, release.name, release.instant AS at, release.status = 'waiting' AS "isWaiting",
            min(item.title) AS title, count(item.id)::int AS count
     FROM releases AS release LEFT JOIN release_items AS item ON item.release = release.id
     WHERE release.status IN ('scheduled', 'waiting') AND release.instant IS NOT NULL
     GROUP BY release.id ORDER BY release.instant LIMIT ${MAX_ITEMS}`,
  )
  return rows.map(({ id, name, title, count, isWaiting, at }) => ({
    key: `releases/${id}`,
    title: name ?? title ?? '',
    facts: [
      ...(isWaiting ? [texts.asks] : []),
      name === null ? texts.single : texts.release(count),
    ],
    at: at.toISOString(),
    isLate: isWaiting,
    target: { href: '/admin/schedule' },
  }))
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
