import { describe, expect, it } from 'vitest'
import type { SiteSetting } from '../../payload-types'
import type { PublishedReader } from '../reader/reader'
import { resolveLink, type StoredLink } from './links'

const DOCUMENTS: Record<string, object> = {
  'media 2': { id: 2, filename: 'night drive.mp4', fileVersion: 'mjuc8jk0' },
}

const reader = {
  viewer: { country: 'gr', locale: 'de' },
  related: (collection: string, id: unknown) => DOCUMENTS[`${collection} ${String(id)}`] ?? null,
  path: 'podcast-studio-rental',
  linked: (id: unknown) => ({ 1: 'pricing', 3: 'contact' })[Number(id)] ?? null,
  published: (path: unknown) => (path === 'gaming-reel' ? path : null),
} as unknown as PublishedReader

function settings(address: string | null): SiteSetting {
  const contacts = [{ country: 'gr', phone: '+49 30 23125 142', email: 'berlin@studio.example' }]
  return { contacts, storyboards: { address } } as SiteSetting
}

const resolve = (link: StoredLink, address: string | null = 'https://storyboards.example') =>
  resolveLink(reader, link, settings(address))

describe('a link', () => {
  it.each<[StoredLink, string, boolean]>([
    [{ type: 'page', page: 1 }, '/de/pricing', false],
    [{ type: 'page', page: 1, anchor: 'terms' }, '/de/pricing#terms', false],
    [{ type: 'path', path: 'gaming-reel' }, '/de/gaming-reel', false],
    [{ type: 'page', page: 3 }, '/de/contact?topic=podcast-studio#write', false],
    [
      { type: 'page', page: 3, topic: 'podcast-studio.one-camera' },
      '/de/contact?topic=podcast-studio.one-camera#write',
      false,
    ],
    [{ type: 'page', page: 3, topic: 'gone' }, '/de/contact?topic=podcast-studio#write', false],
    [{ type: 'url', url: 'https://other.example/' }, 'https://other.example/', true],
    [{ type: 'email' }, 'mailto:berlin@studio.example', false],
    [{ type: 'phone' }, 'tel:+493023125142', false],
    [{ type: 'storyboards' }, 'https://storyboards.example', true],
    [
      { type: 'storyboards', part: 'shooting-boards' },
      'https://storyboards.example/shooting-boards',
      true,
    ],
    [{ type: 'video', film: 2 }, '/media/mjuc8jk0/night%20drive.mp4#film', true],
    [
      { type: 'video', filmUrl: 'https://vimeo.com/76979871' },
      'https://vimeo.com/76979871#film',
      true,
    ],
  ])('%j leads to %s', (link, href, isExternal) => {
    expect(resolve(link)).toEqual({ href, isExternal })
  })

  it.each<StoredLink>([
    { type: 'page', page: 9 },
    { type: 'page' },
    { type: 'path', path: 'nowhere' },
    { type: 'none' },
    { type: 'url', url: '' },
    { type: 'url' },
    { type: 'video' },
    { type: 'video', film: 9 },
  ])('without a target is null: %j', (link) => {
    expect(resolve(link)).toBeNull()
  })

  it('to the storyboards site is null if the site has no address', () => {
    expect(resolve({ type: 'storyboards', part: 'key-visuals' }, null)).toBeNull()
    expect(resolve({ type: 'storyboards' }, '')).toBeNull()
  })
})
