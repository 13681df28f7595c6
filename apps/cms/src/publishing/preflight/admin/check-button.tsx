'use client'
import { Button, toast, useConfig, useDocumentInfo, useFormInitializing } from '@payloadcms/ui'
import { LOCALE_NAMES } from '@studio/shared/locales'
import { useEffect, useState } from 'react'
import { Question } from '../../../editing/admin/question'
import { useSaveFirst } from '../../../editing/admin/use-save-first'
import { PREFLIGHT_TEXTS } from '../words'
import { FindingList } from './finding-list'
import { goToNotedField } from '../../../editing/admin/go-to-field'
import { readFindings, type PreflightAnswer } from './read-findings'

/** Checks the document as last saved, in all languages under “Ready in”. */
export function CheckButton() {
  const { id, collectionSlug } = useDocumentInfo()
  const { config } = useConfig()
  const isInitializing = useFormInitializing()
  const saveFirst = useSaveFirst()
  const [isChecking, setIsChecking] = useState(false)
  const [answer, setAnswer] = useState<PreflightAnswer | null>(null)

  useEffect(() => {
    if (!isInitializing) goToNotedField()
  }, [isInitializing])

  if (id === undefined || !collectionSlug) return null

  async function check() {
    setIsChecking(true)
    const isSaved = await saveFirst()
    const found = isSaved
      ? await readFindings(config.routes.api, `${collectionSlug}/${id}`, null)
      : null
    setIsChecking(false)
    if (found) setAnswer(found)
    else toast.error(PREFLIGHT_TEXTS.failed)
  }

  const close = () => setAnswer(null)
  return (
    <>
      <Button
        buttonStyle="secondary"
        disabled={isChecking}
        margin={false}
        onClick={() => void check()}
        size="medium"
      >
        {isChecking ? PREFLIGHT_TEXTS.checking : PREFLIGHT_TEXTS.check}
      </Button>
      {answer && (
        <Question
          cancelLabel={PREFLIGHT_TEXTS.close}
          confirmLabel={PREFLIGHT_TEXTS.again}
          heading={PREFLIGHT_TEXTS.checkedHeading(answer.findings.length)}
          intro={PREFLIGHT_TEXTS.checkedIntro(answer.locales.map((one) => LOCALE_NAMES[one]))}
          onCancel={close}
          onConfirm={check}
        >
          {answer.findings.length === 0 && <p>{PREFLIGHT_TEXTS.clean}</p>}
          <FindingList findings={answer.findings} onLeave={close} />
        </Question>
      )}
    </>
  )
}
