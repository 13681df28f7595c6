import type { Locale } from '@studio/shared/locales'
import { GuideBlock } from '@/features/guide/guide-block'
import { contextIn, libraryPicture } from '../samples'
import { ServerPart } from '../server-part'

/** The guide as a part of a page. */
export function Guide({ locale }: { locale: Locale }) {
  const mood = (name: string) => libraryPicture(`mascot-${name}`, 'final', 'A heron at a desk')
  return (
    <main className="on-paper">
      <ServerPart
        make={() =>
          GuideBlock({
            context: contextIn(locale),
            block: {
              type: 'guide',
              id: 'guide',
              heading: 'Ask before you write',
              intro: null,
              layout: 'band',
              buttonLabel: 'Try the chatbot demo',
              suggestions: ['What does a 2D animatic cost?'],
              moods: {
                idle: mood('idle'),
                listening: mood('listening'),
                thinking: mood('thinking'),
                talking: mood('talking'),
              },
            },
          })
        }
      />
    </main>
  )
}
