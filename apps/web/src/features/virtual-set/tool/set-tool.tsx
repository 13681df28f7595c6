'use client'

import type { SetScene } from '@studio/shared/contracts/virtual-set'
import { useTranslations } from 'next-intl'
import { useEffect, useState, type KeyboardEvent } from 'react'
import { ClientMessages } from '@/i18n/client-messages'
import type { Messages } from '@/i18n/messages'
import { ModalDialog } from '@/components/ui/modal-dialog'
import { ShareDialog } from '../share/share-dialog'
import type { AskForSetProps } from '../request/types'
import type { SetLibrary } from '../types'
import { AskButton } from './ask-button'
import { CameraDialog } from './camera-dialog'
import { IconButton } from './icon-button'
import { keepFocus } from './keep-focus'
import { Notices } from './notices'
import type { OpenedSet } from './open-set'
import { Panels } from './panels'
import { createSession, type Problem } from './session'
import { StageView } from './stage-view'
import { ToolContext, type Tool } from './tool-context'
import { stageText } from './part-text'
import { ToolRow } from './tool-row'
import './set-tool.css'

export { openSet } from './open-set'

export interface SetToolProps {
  messages: Pick<Messages, 'virtualSet'>
  library: SetLibrary
  example: SetScene | null
  studioName: string
  format: string
  page: AskForSetProps['page']
  opened: OpenedSet
  opener: HTMLElement
  onClose: () => void
}

/** The tool as a dialog. The set does not leave this browser until it is sent. */
export function SetTool({ messages, ...props }: SetToolProps) {
  return (
    <ClientMessages locale={props.page.locale} messages={messages}>
      <OpenTool {...props} />
    </ClientMessages>
  )
}

function OpenTool(props: Omit<SetToolProps, 'messages'>) {
  const t = useTranslations('virtualSet')
  const { library, example, studioName, format, page, opened, opener, onClose } = props
  const [problem, setProblem] = useState<Problem | null>(null)
  const [said, setSaid] = useState({ text: '', count: 0 })
  const [isSharing, setSharing] = useState(false)
  const [isCameraOpen, setCameraOpen] = useState(false)
  const [session] = useState(() => createSession(opened, library, setProblem))
  const [tool] = useState<Tool>(() => ({
    ...{ session, studioName, format },
    say: (text) => {
      setSaid(({ count }) => ({ text, count: count + 1 }))
    },
    openCamera: () => {
      setCameraOpen(true)
    },
  }))
  useEffect(() => session.hold(), [session])
  useEffect(() => (opened.isOwn ? session.follow() : undefined), [session, opened])

  const { store } = session
  const stepByKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || !/^[zy]$/i.test(event.key)) return
    // React also passes on events of nested dialogs, which are ignored here.
    if (event.target instanceof Element && event.target.closest('dialog dialog')) return
    event.preventDefault()
    if (event.key.toLowerCase() === 'y' || event.shiftKey) {
      if (store.redo()) tool.say(t('said.redone'))
    } else if (store.undo()) tool.say(t('said.undone'))
  }
  return (
    <ToolContext value={tool}>
      <ModalDialog
        title={t('title')}
        hasHeading={false}
        className="set-dialog on-ink"
        opener={opener}
        onClose={onClose}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of every control in it */}
        <div className="set-tool" onKeyDown={stepByKey}>
          <header className="set-bar">
            <p className="set-title" aria-hidden>
              {t('title')}
              <bdi className="set-measures">{stageText(format)}</bdi>
            </p>
            <div className="set-bar-actions">
              <AskButton page={page} />
              <form method="dialog">
                <IconButton type="submit" name={t('close')} icon="M6 6l12 12M18 6L6 18" />
              </form>
            </div>
          </header>
          <Notices
            opened={opened.notice}
            problem={problem}
            onDismiss={() => {
              setProblem(null)
            }}
          />
          <div className="set-middle">
            <StageView />
            <ToolRow
              example={example}
              onShare={() => {
                setSharing(true)
              }}
            />
          </div>
          <Panels />
          <p role="status" className="sr-only">
            {/* The key makes screen readers announce the same text again. */}
            <span key={said.count}>{said.text}</span>
          </p>
        </div>
        {isCameraOpen && (
          <CameraDialog
            onClose={() => {
              setCameraOpen(false)
              keepFocus()
            }}
          />
        )}
        {isSharing && (
          <ShareDialog
            onClose={() => {
              setSharing(false)
            }}
          />
        )}
      </ModalDialog>
    </ToolContext>
  )
}
