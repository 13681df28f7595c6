import type { findNearest } from '@studio/shared/api/search-calls'
import { beforeEach, expect, it, vi } from 'vitest'
import { readCms } from './client'
import { readNearest } from './read-search'

vi.mock('./client', () => ({ readCms: vi.fn(), logCmsFailure: vi.fn(), fetchCms: vi.fn() }))

beforeEach(() => {
  vi.mocked(readCms).mockReset().mockResolvedValue([])
})

/** @returns the path for which the CMS was asked, or null */
async function askedPath(path: string): Promise<string | null> {
  await readNearest({ country: 'gr', locale: 'de', path })
  const [call] = vi.mocked(readCms<typeof findNearest>).mock.calls
  return call ? call[1].query.path : null
}

it.each([
  ['impresum', 'impresum'],
  ['~/uk/impressum', 'impressum'],
  ['~/gr/de/datenschutz', 'datenschutz'],
  ['~/us/en/legal/terms', 'legal/terms'],
  ['datenschutzerklärung', 'datenschutzerklärung'],
  ['سياسة-الخصوصية', 'سياسة-الخصوصية'],
  ['impressum.html', 'impressum.html'],
])('Pages like “%s” are looked for as “%s”', async (path, asked) => {
  expect(await askedPath(path)).toBe(asked)
})

it.each(['', '~', '~/uk', 'wp-login.php', '.env', 'a\\b', 'x'.repeat(201), '100%'])(
  'Pages like “%s” are not looked for',
  async (path) => {
    expect(await askedPath(path)).toBeNull()
  },
)
