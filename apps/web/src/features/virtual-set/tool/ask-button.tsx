import { useTranslations } from 'next-intl'
import { useState, type ComponentType } from 'react'
import { ClientMessages } from '@/i18n/client-messages'
import { messagesFor, type Messages } from '@/i18n/messages'
import type { AskForSetProps } from '../request/types'
import { useSet, useTool } from './tool-context'

interface RequestParts {
  Ask: ComponentType<AskForSetProps>
  messages: Messages
}

/** A button that opens the request form, which is loaded on demand. */
export function AskButton({ page }: Pick<AskForSetProps, 'page'>) {
  const t = useTranslations('virtualSet')
  const { session, studioName } = useTool()
  const { scene } = useSet()
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed')
  const [form, setForm] = useState<RequestParts | null>(null)
  const open = async () => {
    setState('loading')
    try {
      const [{ AskForSet }, messages] = await Promise.all([
        import('../request/ask-for-set'),
        messagesFor(page.locale),
      ])
      setForm({ Ask: AskForSet, messages })
      setState('open')
    } catch {
      setState('closed')
      session.report('notOpened')
    }
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="set-button set-button-main"
        aria-disabled={state === 'loading'}
        onClick={() => {
          if (state === 'closed') void open()
        }}
      >
        {t('ask')}
      </button>
      {form && state === 'open' && (
        <ClientMessages locale={page.locale} messages={form.messages}>
          <form.Ask
            scene={scene}
            picture={() => session.makePicture(studioName)}
            ownPictures={session.ownPictures}
            page={page}
            onClose={() => {
              setState('closed')
            }}
          />
        </ClientMessages>
      )}
    </>
  )
}
