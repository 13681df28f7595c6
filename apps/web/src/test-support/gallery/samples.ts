import type { BlockContext } from '@/lib/block-context'
import type { LayoutData } from '@studio/shared/contracts/layout-data'
import type { Media } from '@studio/shared/contracts/common'
import type { Sound } from '@studio/shared/contracts/sound'
import type { MenuItem } from '@studio/shared/contracts/menus'
import type { Country } from '@studio/shared/countries'
import { publicPath } from '@studio/shared/paths'
import { type Locale, LOCALES } from '@studio/shared/locales'

export const CONTACT = {
  phone: '+1 305 555 0142',
  phoneHref: 'tel:+13055550142',
  email: 'hello@studio.example',
  address: null,
  home: null,
}

/**
 * @returns a picture of the library by its folder and name. The gallery's server resolves its
 * address
 */
export function libraryPicture(folder: string, name: string, alt = '', isTall = false): Media {
  return {
    src: `/media/${folder}~${name}/${name}.webp`,
    alt,
    ...(isTall ? { width: 640, height: 960 } : { width: 1280, height: 720 }),
    mimeType: 'image/webp',
    focalPoint: { x: 50, y: 50 },
    dominantColor: '#282828',
    clip: null,
  }
}

export function libraryClip(folder: string, name: string, alt: string): Media {
  return {
    ...libraryPicture(folder, name, alt),
    clip: {
      title: alt,
      src: `/library/${folder}/${name}.mp4`,
      mimeType: 'video/mp4',
      av1Src: `/library/${folder}/${name}.webm`,
      duration: 6,
      sound: null,
    },
  }
}

/** @returns a film of the library with its sound and captions in every language */
export function libraryFilm(folder: string, title: string): Media {
  const { clip, ...poster } = libraryClip(folder, 'final', title)
  const captions = LOCALES.map((locale) => ({
    locale,
    src: `/library/${folder}/captions-${locale}.vtt`,
  }))
  return { ...poster, clip: clip && { ...clip, duration: 15, sound: { captions } } }
}

/** @returns a recording of the library with a made-up waveform */
export function librarySound(name: string): Sound {
  return {
    src: `/library/sound/${name}.mp3`,
    mimeType: 'audio/mpeg',
    duration: 6,
    peaks: Array.from({ length: 96 }, (_, i) => Math.round(50 + 50 * Math.sin(i / 5))),
  }
}

export function contextIn(locale: Locale, country: Country = 'us'): BlockContext {
  return {
    country,
    locale,
    contact: CONTACT,
    headerTheme: 'light',
    studioName: 'Studio',
    path: 'gallery',
  }
}

const MENU_WORDS = {
  en: {
    work: 'Work',
    services: 'Services',
    studios: 'Production studios',
    podcast: 'Podcast studio',
  },
  ar: {
    work: 'الأعمال',
    services: 'الخدمات',
    studios: 'استوديوهات الإنتاج',
    podcast: 'استوديو البودكاست',
  },
  de: { work: 'Arbeiten', services: 'Leistungen', studios: 'Studios', podcast: 'Podcast-Studio' },
}

/** Menus with columns, one of which is a separate level on phones, and a link. */
function menuItems(locale: Locale): MenuItem[] {
  const words = MENU_WORDS[locale]
  const link = (label: string, path: string) => ({
    label,
    href: publicPath(locale, path),
    isExternal: false,
  })
  return [
    {
      type: 'menu',
      id: 'work',
      label: words.work,
      groups: [
        {
          id: 'animatics',
          title: null,
          href: null,
          links: [link('2D animatics', '2d-animatics'), link('3D animatics', '3d-animatics')],
        },
      ],
    },
    {
      type: 'menu',
      id: 'services',
      label: words.services,
      groups: [
        {
          id: 'studios',
          title: words.studios,
          href: publicPath(locale, 'studios'),
          links: [link(words.podcast, 'podcast-studio'), link('Green screen', 'green-screen')],
        },
        { id: 'more', title: 'Animation', href: null, links: [link('Boardomatics', 'boards')] },
      ],
    },
    { type: 'link', id: 'pricing', ...link('Pricing', 'pricing') },
  ]
}

export function layoutDataIn(locale: Locale): LayoutData {
  const items = menuItems(locale)
  return {
    studioName: 'Studio',
    mission: 'We draw films before they are shot.',
    header: {
      version: 'mega',
      language: locale,
      items: { mega: items, dropdowns: items },
      callToAction: {
        label: 'Start a project',
        href: publicPath(locale, 'contact'),
        isExternal: false,
        emphasis: 'primary',
      },
    },
    footer: { language: locale, groups: [] },
    loginHref: publicPath(locale, 'login'),
    contact: CONTACT,
    company: null,
    contactPoints: [],
    legalPages: {
      notice: publicPath(locale, 'impressum'),
      privacy: publicPath(locale, 'privacy-policy'),
      accessibility: publicPath(locale, 'accessibility'),
    },
    badges: [],
    social: [],
    foundedYear: 1998,
    storyboards: {
      href: 'https://storyboards.example',
      ...{ title: null, text: null, leave: null, stay: null },
    },
    cookieNotice: { title: null, text: null, policy: null },
    thirdParties: {
      tagManager: null,
      analytics: 'G-ABCDEF1234',
      ads: [],
      socialPixel: null,
      professionalNetwork: null,
      chat: '5f9a1c2b3d4e5f6a7b8c9d0e/1',
    },
  }
}
