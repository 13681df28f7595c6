import type { Locale } from '@studio/shared/locales'
import { Faq } from '@/blocks/faq'
import { Compare } from '@/blocks/compare'
import { Hero } from '@/blocks/hero'
import { LegalFacts } from '@/blocks/legal-facts/legal-facts'
import { contextIn, libraryPicture } from '../samples'

interface Props {
  locale: Locale
}

const answer = (text: string) => [
  { type: 'paragraph' as const, children: [{ type: 'text' as const, text, marks: [] }] },
]

export function Questions({ locale }: Props) {
  return (
    <main className="on-paper">
      <h1 className="sr-only">Studio</h1>
      <Faq
        context={contextIn(locale)}
        block={{
          type: 'faq',
          id: 'faq',
          heading: 'Questions',
          intro: null,
          items: [
            { question: 'How large is the stage?', answer: answer('It is 22 by 22 feet.') },
            { question: 'Do you draw?', answer: answer('Every day.') },
          ],
        }}
      />
    </main>
  )
}

export function BeforeAfter({ locale }: Props) {
  return (
    <main className="on-paper">
      <h1 className="sr-only">Studio</h1>
      <Compare
        context={contextIn(locale)}
        block={{
          type: 'compare',
          id: 'compare',
          heading: 'Before and after',
          intro: null,
          before: { label: 'Board', media: libraryPicture('causeway', 'board', 'A drawing') },
          after: { label: 'Film', media: libraryPicture('causeway', 'final', 'A car') },
        }}
      />
    </main>
  )
}

export function StoredThings({ locale }: Props) {
  return (
    <main className="on-paper">
      <h1 className="sr-only">Studio</h1>
      <LegalFacts
        context={contextIn(locale)}
        block={{
          type: 'legalFacts',
          id: 'storage',
          facts: 'storage',
          heading: 'Cookies',
          intro: null,
          company: null,
          terms: { effective: null, published: null },
        }}
      />
    </main>
  )
}

export function CompanyDetails({ locale }: Props) {
  return (
    <main className="on-paper">
      <h1 className="sr-only">Studio</h1>
      <LegalFacts
        context={contextIn(locale)}
        block={{
          type: 'legalFacts',
          id: 'notice',
          facts: 'notice',
          heading: 'Legal notice',
          intro: null,
          company: {
            isSample: false,
            name: 'Example Films',
            legalForm: 'LLC',
            street: '100 Sample Street',
            postalCode: '33101',
            city: 'Miami',
            region: 'Florida',
            country: 'US',
            representative: 'Alex Sample',
            email: 'hello@studio.example',
            phone: '+1 305 555 0142',
            register: null,
            registerNumber: null,
            vatId: null,
            responsible: null,
            representativeEu: null,
            representativeUk: null,
          },
          terms: { effective: null, published: null },
        }}
      />
    </main>
  )
}

const OPENINGS = {
  en: ['Virtual production studio', 'Leave for the desert at ten, be in the city by noon'],
  de: ['Studio für Virtual Production', 'Um zehn in die Wüste, mittags zurück in der Großstadt'],
  ar: ['استوديو الإنتاج الافتراضي', 'إلى الصحراء في العاشرة، وفي المدينة ظهرًا'],
} as const

/** One of the longest openings of a page, above its picture. */
export function Opening({ locale }: Props) {
  const [eyebrow, title] = OPENINGS[locale]
  return (
    <main>
      <Hero
        context={contextIn(locale)}
        block={{
          type: 'hero',
          id: 'hero',
          eyebrow,
          title,
          lead: 'A stage with a green screen and a game engine: your cast, in front of a world that moves with the camera. '.repeat(
            2,
          ),
          media: libraryPicture('causeway', 'final', 'A car at night'),
          actions: [
            {
              label: 'Ask for a stage date',
              href: '/contact',
              isExternal: false,
              emphasis: 'primary',
            },
            { label: 'Call us', href: '/pricing', isExternal: false, emphasis: 'secondary' },
          ],
          figure: null,
        }}
      />
    </main>
  )
}
