import type { Locale } from '@studio/shared/locales'
import { setOfAddress } from '@studio/shared/set-link'
import { VirtualSet } from '@/features/virtual-set/virtual-set'
import { contextIn, libraryPicture } from '../samples'
import { ServerPart } from '../server-part'

const EXAMPLE =
  '#set=WzEsWyJsb2Z0IiwwLDAsMTEyMCwtMzAsNTAsMjIwXSxbWyJ3YWxrZXIiLFs1MDAsNzUwLDIwMF0sMSwwLDY0MCw2NjUsOTAwXSxbInNwZWFrZXIiLFs1MDAsNzUwLDIwMF0sMCwwLDc3MCwzMTAsOTY1XV0sWzM1MCw0NTAsMF1d'

const BACKGROUNDS = {
  'news-desk': 'News studio',
  loft: 'Loft in the evening',
  'roof-night': 'City roof at night',
  'desert-dusk': 'Desert at dusk',
  forest: 'Forest path',
}

const ON_GREEN = { speaker: 'Speaker', walker: 'Walker' }

const CUT_OUT = { dancer: 'Dancer', host: 'Host' }

const KEYING = { tolerance: 0.5, spill: 0.75, edge: 0.2 }

/** The tool with part of the library. */
export function Tool({ locale }: { locale: Locale }) {
  return (
    <main className="on-paper">
      <ServerPart
        make={() =>
          VirtualSet({
            context: { ...contextIn(locale), path: 'green-screen-studio' },
            block: {
              type: 'virtualSet',
              id: 'set',
              heading: 'Try the room before you book it',
              intro: null,
              buttonLabel: OPEN[locale],
              poster: libraryPicture('stills', 'backdrop-loft'),
              example: setOfAddress(EXAMPLE),
              backgrounds: Object.entries(BACKGROUNDS).map(([key, name]) => ({
                key,
                name,
                media: libraryPicture('stills', `backdrop-${key}`),
              })),
              people: [
                ...people('green', ON_GREEN).map((person) => ({ ...person, keying: KEYING })),
                ...people('person', CUT_OUT).map((person) => ({ ...person, keying: null })),
              ],
            },
          })
        }
      />
    </main>
  )
}

const OPEN = { en: 'Compose your set', ar: 'ركّب مشهدك', de: 'Eigenes Set gestalten' }

function people(kind: string, names: Record<string, string>) {
  return Object.entries(names).map(([key, name]) => ({
    key,
    name,
    media: libraryPicture('stills', `${kind}-${key}`, '', true),
  }))
}
