import '@/app/globals.css'
import type { SetScene } from '@studio/shared/contracts/virtual-set'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ClientMessages } from '@/i18n/client-messages'
import { messagesFor, type Messages } from '@/i18n/messages'
import { AskForSet } from '@/features/virtual-set/request/ask-for-set'
import { loadRequestedSet } from '@/features/virtual-set/request/load-requested-set'

declare global {
  interface Window {
    /**
     * The input, which a test sets before the page's scripts run. The page then provides the
     * function to call.
     */
    requestPage: {
      locale: 'ar' | 'de' | 'en'
      scene: SetScene
      loadRequestedSet?: typeof loadRequestedSet
    }
  }
}

const { requestPage: page } = window
page.loadRequestedSet = loadRequestedSet
document.documentElement.lang = page.locale
document.documentElement.dir = page.locale === 'ar' ? 'rtl' : 'ltr'

/** A picture of the library stands for both the composed picture and the visitor's own. */
const pictureOf = async (file: string) => (await fetch(`/library/stills/${file}.webp`)).blob()

function Page() {
  const [messages, setMessages] = useState<Messages | null>(null)
  const open = async () => {
    setMessages(await messagesFor(page.locale))
  }
  return (
    <main className="wrap py-12">
      <button type="button" className="btn btn-primary" onClick={() => void open()}>
        Open
      </button>
      {messages && (
        <ClientMessages locale={page.locale} messages={messages}>
          <AskForSet
            scene={page.scene}
            picture={async () => ({ blob: await pictureOf('backdrop-loft'), isWhole: true })}
            ownPictures={async () => [{ key: 'me', blob: await pictureOf('green-walker') }]}
            page={{
              locale: page.locale,
              country: 'us',
              contact: {
                phone: '+1 305 555 0142',
                phoneHref: 'tel:+13055550142',
                email: 'hello@studio.example',
              },
            }}
            onClose={() => setMessages(null)}
          />
        </ClientMessages>
      )}
    </main>
  )
}

const root = document.createElement('div')
document.body.append(root)
createRoot(root).render(
  <StrictMode>
    <Page />
  </StrictMode>,
)
