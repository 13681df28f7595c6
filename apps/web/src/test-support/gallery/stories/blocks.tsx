import type { Locale } from '@studio/shared/locales'
import { Faq } from '@/blocks/faq'
import { Compare } from '@/blocks/compare'
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
