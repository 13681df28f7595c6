'use client'

import type { GuideMood } from '@studio/shared/contracts/picture-blocks'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { ClientMessages } from '@/i18n/client-messages'
import { ModalDialog } from '@/components/ui/modal-dialog'
import { Composer } from './composer'
import { Conversation } from './conversation'
import { ConversationBar } from './conversation-bar'
import { guideWords } from './guide-words'
import { Heron } from './heron'
import { emptyInquiry, PersonView } from './person-view'
import { isOpen, type Turn } from './turns'
import type { GuidePage } from './types'
import { useGuide } from './use-guide'
import { useVoice } from './use-voice'
import { useWritten } from './written'
import './guide.css'

export interface GuideDialogProps {
  page: GuidePage
  form: ReactNode
  opener: HTMLElement
  onClose: () => void
}

/** Milliseconds for which the character continues to talk after an answer is complete. */
const TALKS_MS = 3_500

/** The guide as a dialog: the character, the conversation, and a way to contact a person. */
export function GuideDialog(props: GuideDialogProps) {
  const { locale, messages } = props.page
  return (
    <ClientMessages locale={locale} messages={messages}>
      <OpenGuide {...props} />
    </ClientMessages>
  )
}

function OpenGuide({ page, form, opener, onClose }: GuideDialogProps) {
  const guide = useTranslations('guide')
  const prices = useTranslations('prices')
  const words = guideWords(page, guide, prices)
  const { draft, write, putAsked, endAsked, clear } = useWritten()
  const [view, setView] = useState<'guide' | 'person'>('guide')
  const [isTalking, setIsTalking] = useState(false)
  const [news, setNews] = useState('')
  const voice = useVoice(page.locale)
  const answered = (turn: Turn) => {
    endAsked(turn.state === 'done')
    const failure = words.failureText(turn)
    const text = failure ?? words.answerText(turn)
    setNews(text)
    if (failure) return
    setIsTalking(true)
    voice?.speak(text)
  }
  const { turns, secret, ask, stop, beginAnew } = useGuide(page.country, answered)
  const last = turns.at(-1)
  const isBusy = last !== undefined && isOpen(last)

  useEffect(() => {
    if (!isTalking) return
    const timer = setTimeout(() => setIsTalking(false), TALKS_MS)
    return () => clearTimeout(timer)
  }, [isTalking])

  const field = useRef<HTMLTextAreaElement>(null)
  // The pressed button is no longer visible, so the field for a question gets the focus.
  useEffect(() => {
    if (view === 'guide') field.current?.focus()
  }, [view])

  const hush = () => {
    setIsTalking(false)
    voice?.hush()
  }
  const show = (next: typeof view) => {
    hush()
    setView(next)
  }
  const startOver = () => {
    hush()
    setNews('')
    beginAnew()
    clear()
    emptyInquiry(page.formId)
    field.current?.focus()
  }
  const put = (text: string) => {
    if (isBusy) return
    putAsked(text)
    hush()
    setNews(guide('moods.thinking'))
    void ask(text)
    field.current?.focus()
  }
  return (
    <ModalDialog
      title={guide('title')}
      hasHeading={false}
      className="guide-dialog on-paper"
      opener={opener}
      onClose={onClose}
    >
      <Heron
        moods={page.moods}
        mood={moodOf(last, draft, isTalking || voice?.isSpeaking === true)}
        words={{
          play: guide('play'),
          pause: guide('pause'),
          moods: page.messages.guide.moods,
        }}
      />
      <div className="guide-side">
        <ConversationBar
          closeLabel={page.closeLabel}
          voice={voice}
          hasTurns={turns.length > 0}
          isAtPerson={view === 'person'}
          onAnew={startOver}
          onAskPerson={() => show('person')}
        />
        <div className="guide-body" hidden={view !== 'guide'}>
          <Conversation
            {...{ turns, words, isBusy }}
            suggestions={page.suggestions}
            onAsk={put}
            onAskPerson={() => show('person')}
          />
          <Composer {...{ field, draft, isBusy }} onDraft={write} onAsk={put} onStop={stop} />
        </div>
        <PersonView
          {...{ form, secret }}
          isShown={view === 'person'}
          formId={page.formId}
          lastQuestion={last?.question ?? null}
          onBack={() => show('guide')}
        />
        <p role="status" className="sr-only">
          {news}
        </p>
      </div>
    </ModalDialog>
  )
}

function moodOf(last: Turn | undefined, draft: string, isTalking: boolean): GuideMood {
  if (last?.state === 'asked') return 'thinking'
  if (last?.state === 'answering') return 'talking'
  if (draft.trim() !== '') return 'listening'
  return isTalking ? 'talking' : 'idle'
}
