'use client'
import {
  Button,
  toast,
  useConfig,
  useDocumentInfo,
  useFormInitializing,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { languageName } from '../../../platform/admin-language/language-name'
import { useWords } from '../../../platform/admin-language/use-words'
import { Question } from '../../../platform/admin-parts/question'
import { useSaveFirst } from '../../documents/admin/use-save-first'
import { FindingList } from './finding-list'
import { goToNotedField } from '../../documents/admin/go-to-field'
import { readFindings, type PreflightAnswer } from './read-findings'
import { preflightWords } from './words'

/**
 * Checks the document in its last saved state, in all languages that are selected under “Ready in”.
 */
export function CheckButton() {
  const { PREFLIGHT_TEXTS } = useWords(preflightWords)
  const { i18n } = useTranslation()
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

  const languages = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
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
          intro={PREFLIGHT_TEXTS.checkedIntro(
            languages.format(answer.locales.map((one) => languageName(one, i18n.language))),
          )}
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
