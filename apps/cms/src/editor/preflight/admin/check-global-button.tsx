'use client'
import {
  Button,
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { LOCALES, toLocale } from '@studio/shared/locales'
import { useState } from 'react'
import { languageName } from '../../../platform/admin-language/language-name'
import { useWords } from '../../../platform/admin-language/use-words'
import { Question } from '../../../platform/admin-parts/question'
import { FindingList } from './finding-list'
import { checkGlobal, type PreflightAnswer } from './read-findings'
import { preflightWords } from './words'

/**
 * Runs the checks on the form's values before they are saved, because visitors see saved settings
 * at once.
 */
export function CheckGlobalButton() {
  const { PREFLIGHT_TEXTS } = useWords(preflightWords)
  const { i18n } = useTranslation()
  const { globalSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { code } = useLocale()
  const { getData } = useForm()
  const [isChecking, setIsChecking] = useState(false)
  const [answer, setAnswer] = useState<PreflightAnswer | null>(null)
  if (!globalSlug) return null

  async function check() {
    setIsChecking(true)
    const form = { locale: toLocale(code), data: getData() }
    const found = await checkGlobal(config.routes.api, globalSlug ?? '', form)
    setIsChecking(false)
    if (found) setAnswer(found)
    else toast.error(PREFLIGHT_TEXTS.failed)
  }

  const languages = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  const names = LOCALES.map((one) => languageName(one, i18n.language))
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
          intro={PREFLIGHT_TEXTS.checkedForm(languages.format(names))}
          onCancel={close}
          onConfirm={check}
        >
          {answer.findings.length === 0 && <p>{PREFLIGHT_TEXTS.cleanForm}</p>}
          <FindingList findings={answer.findings} onLeave={close} />
        </Question>
      )}
    </>
  )
}
