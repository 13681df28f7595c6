'use client'
import {
  FormSubmit,
  PopupList,
  toast,
  useAuth,
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useFormModified,
  useHotkey,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { toLocale, type Locale } from '@studio/shared/locales'
import { useState } from 'react'
import { isTranslator } from '../../../platform/access/roles'
import { languageName } from '../../../platform/admin-language/language-name'
import { useWords } from '../../../platform/admin-language/use-words'
import { Question } from '../../../platform/admin-parts/question'
import { useSaveDraft } from '../../documents/admin/use-save-draft'
import { useSaveFirst } from '../../documents/admin/use-save-first'
import { FindingList } from './finding-list'
import { readFindings, type ShownFinding } from './read-findings'
import { usePublish } from './use-publish'
import { preflightWords } from './words'

interface Asked {
  locale: Locale | null
  findings: ShownFinding[]
}

/**
 * Replaces Payload's publish button. It checks the document first, and asks only if publishing
 * would show visitors a new problem. Otherwise it publishes immediately.
 */
export function PublishButton() {
  const { PREFLIGHT_TEXTS } = useWords(preflightWords)
  const info = useDocumentInfo()
  const { id, collectionSlug, hasPublishPermission, hasPublishedDoc } = info
  const { unpublishedVersionCount, uploadStatus } = info
  const { config } = useConfig()
  const { t, i18n } = useTranslation()
  const { code } = useLocale()
  const { user } = useAuth()
  const isModified = useFormModified()
  const saveFirst = useSaveFirst()
  const publish = usePublish()
  const [asked, setAsked] = useState<Asked | null>(null)
  useSaveKeys()
  if (!hasPublishPermission) return null
  const locale = toLocale(code)
  const isChanged = isModified || unpublishedVersionCount > 0 || !hasPublishedDoc
  const mayPublish = isChanged && uploadStatus !== 'uploading'

  async function checkAndPublish(chosen: Locale | null) {
    // A document that has never been saved has no draft to check. In this case the server checks
    // the values that are sent.
    if (id === undefined) return void (await publish(chosen))
    if (!(await saveFirst())) return
    const answer = await readFindings(config.routes.api, `${collectionSlug}/${id}`, chosen)
    const findings = answer?.findings ?? []
    if (findings.some(({ isAsked }) => isAsked)) {
      setAsked({ locale: chosen, findings })
      return
    }
    const small = findings.filter(({ isNew }) => isNew).length
    if ((await publish(chosen)) && small > 0) toast.info(PREFLIGHT_TEXTS.small(small))
  }

  return (
    <>
      <FormSubmit
        SubMenuPopupContent={
          isTranslator(user)
            ? undefined
            : ({ close }) => (
                <PopupList.ButtonGroup>
                  <PopupList.Button
                    id="publish-locale"
                    onClick={() => {
                      close()
                      void checkAndPublish(null)
                    }}
                  >
                    {t('version:publishAllLocales')}
                  </PopupList.Button>
                </PopupList.ButtonGroup>
              )
        }
        buttonId="action-save"
        disabled={!mayPublish}
        onClick={() => void checkAndPublish(locale)}
        size="medium"
        type="button"
      >
        {t('version:publishIn', { locale: languageName(locale, i18n.language) })}
      </FormSubmit>
      {asked && (
        <PublishQuestion
          findings={asked.findings}
          onCancel={() => setAsked(null)}
          onConfirm={async () => {
            await publish(asked.locale)
            setAsked(null)
          }}
        />
      )}
    </>
  )
}

interface QuestionProps {
  findings: ShownFinding[]
  onCancel: () => void
  onConfirm: () => Promise<void>
}

function PublishQuestion({ findings, onCancel, onConfirm }: QuestionProps) {
  const { PREFLIGHT_TEXTS } = useWords(preflightWords)
  const isBlocked = findings.some(({ isBlocking }) => isBlocking)
  return (
    <Question
      cancelLabel={PREFLIGHT_TEXTS.close}
      confirmId="publish-anyway"
      confirmLabel={isBlocked ? PREFLIGHT_TEXTS.publish : PREFLIGHT_TEXTS.publishAnyway}
      heading={isBlocked ? PREFLIGHT_TEXTS.blockedHeading : PREFLIGHT_TEXTS.warnedHeading}
      intro={isBlocked ? PREFLIGHT_TEXTS.blockedIntro : PREFLIGHT_TEXTS.warnedIntro}
      isConfirmDisabled={isBlocked}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <FindingList findings={findings} onLeave={onCancel} />
    </Question>
  )
}

/** Ctrl+S saves a draft, as it does with Payload's own button. */
function useSaveKeys() {
  const { id, docConfig } = useDocumentInfo()
  const isModified = useFormModified()
  const saveDraft = useSaveDraft()
  const editDepth = useEditDepth()
  const drafts = docConfig?.versions && docConfig.versions.drafts
  const savesItself = typeof drafts === 'object' && Boolean(drafts.autosave)
  useHotkey({ cmdCtrlKey: true, editDepth, keyCodes: ['s'] }, (event) => {
    event.preventDefault()
    event.stopPropagation()
    if (savesItself && isModified && id !== undefined) void saveDraft({ isAutosave: false })
  })
}
