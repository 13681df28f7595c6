import { useState, type ComponentType } from 'react'
import { messagesFor, type Messages } from '@/i18n/messages'
import type { AskForSetProps } from '../request/types'
import { useSet, useTool } from './tool-context'

interface RequestParts {
  Ask: ComponentType<AskForSetProps>
  words: Messages
}

/** A button that opens the request form, which is loaded on demand. */
export function AskButton({ page }: Pick<AskForSetProps, 'page'>) {
  const { session, words, studioName } = useTool()
  const { scene } = useSet()
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed')
  const [form, setForm] = useState<RequestParts | null>(null)
  const open = async () => {
    setState('loading')
    try {
      const [{ AskForSet }, words] = await Promise.all([
        import('../request/ask-for-set'),
        messagesFor(page.locale),
      ])
      setForm({ Ask: AskForSet, words })
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
        {words.ask}
      </button>
      {form && state === 'open' && (
        <form.Ask
          words={form.words}
          scene={scene}
          picture={() => session.makePicture(studioName)}
          ownPictures={session.ownPictures}
          page={page}
          onClose={() => {
            setState('closed')
          }}
        />
      )}
    </>
  )
}
