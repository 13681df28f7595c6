'use client'
import {
  ConfirmationModal,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useLocale,
  useModal,
} from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { EDITS_PATH } from '../../documents/edits'
import { leavingClick, type Leaving } from './leaving-click'
import { useWords } from '../../../platform/admin-language/use-words'
import { editingWords } from '../../documents/admin/words'
import { useSaveDraft } from '../../documents/admin/use-save-draft'
import { pause, useUnsaved } from '../../documents/admin/use-unsaved'

/**
 * Saves the latest changes before the user leaves a form with autosave. If that fails, or if the
 * form has no autosave, the user is asked what to do.
 */
export function LeaveGuard() {
  const { LEAVE_TEXTS } = useWords(editingWords)
  const { docConfig, id } = useDocumentInfo()
  const { code } = useLocale()
  const depth = useEditDepth()
  const { getFields } = useForm()
  const { openModal } = useModal()
  const unsaved = useUnsaved()
  const saveDraft = useSaveDraft()
  const [asked, setAsked] = useState<Leaving | null>(null)
  const repeated = useRef<HTMLElement | null>(null)
  const savesItself = docConfig !== undefined && hasAutosaveEnabled(docConfig) && id !== undefined
  const slug = `leave-guard-${depth}`

  const save = async (): Promise<boolean> => {
    if (!(await unsaved.settle())) return true
    return savesItself && saveDraft({ isAutosave: true })
  }

  function repeat({ element }: Leaving) {
    repeated.current = element
    element.click()
    repeated.current = null
  }

  async function leave(leaving: Leaving) {
    if (await save()) {
      repeat(leaving)
      return
    }
    // Waits until React has rendered the server's response.
    await pause(100)
    // In this case the conflict dialog is open.
    if (getFields()[EDITS_PATH]?.valid === false) return
    setAsked(leaving)
    openModal(slug)
  }

  const hold = useEffectEvent((event: MouseEvent) => {
    const leaving = leavingClick(event, code)
    if (!leaving || leaving.element === repeated.current || !unsaved.mayBe()) return
    // Payload itself asks before a link is followed from a form without autosave.
    if (leaving.kind === 'link' && !savesItself) return
    event.preventDefault()
    event.stopImmediatePropagation()
    void leave(leaving)
  })

  const hint = useEffectEvent((event: BeforeUnloadEvent) => {
    if (savesItself && unsaved.mayBe()) event.preventDefault()
  })

  const saveHidden = useEffectEvent(() => {
    if (document.visibilityState === 'hidden' && savesItself && unsaved.mayBe()) void save()
  })

  /**
   * Going back and forward in the browser cannot be blocked, so the changes are sent while the form
   * unmounts.
   */
  const saveGoing = useEffectEvent(() => {
    if (savesItself && unsaved.isModified()) void saveDraft({ isAutosave: true })
  })

  useEffect(() => {
    document.addEventListener('click', hold, { capture: true })
    document.addEventListener('visibilitychange', saveHidden)
    window.addEventListener('beforeunload', hint)
    return () => {
      document.removeEventListener('click', hold, { capture: true })
      document.removeEventListener('visibilitychange', saveHidden)
      window.removeEventListener('beforeunload', hint)
      saveGoing()
    }
  }, [])

  return (
    <ConfirmationModal
      body={savesItself ? LEAVE_TEXTS.failed : LEAVE_TEXTS.unsaved}
      cancelLabel={LEAVE_TEXTS.stay}
      confirmLabel={LEAVE_TEXTS.leave}
      heading={LEAVE_TEXTS.heading}
      modalSlug={slug}
      onConfirm={() => {
        unsaved.forget()
        if (asked) repeat(asked)
      }}
    />
  )
}
