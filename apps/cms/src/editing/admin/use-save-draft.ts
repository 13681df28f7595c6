import { useConfig, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'

interface SaveOptions {
  /** Into the version that saves itself, as Payload's autosave does; else into one of its own. */
  isAutosave: boolean
  /** Values that replace the form's. */
  values?: Record<string, unknown>
}

/** Saves the form's words as a draft, as Payload's autosave does, but at once. */
export function useSaveDraft(): (options: SaveOptions) => Promise<boolean> {
  const { config } = useConfig()
  const { code } = useLocale()
  const { setBackgroundProcessing, submit } = useForm()
  const info = useDocumentInfo()
  const { id, collectionSlug, mostRecentVersionIsAutosaved } = info

  return async ({ isAutosave, values }) => {
    const query = new URLSearchParams({
      draft: 'true',
      depth: '0',
      'fallback-locale': 'null',
      locale: code,
      ...(isAutosave && { autosave: 'true' }),
    })
    const makesVersion = !isAutosave || !mostRecentVersionIsAutosaved
    // What is typed meanwhile counts as unsaved.
    setBackgroundProcessing(true)
    const result = await submit({
      action: `${config.routes.api}/${collectionSlug}/${id}?${query}`,
      method: 'PATCH',
      acceptValues: { overrideLocalChanges: false },
      context: { getDocPermissions: false, incrementVersionCount: makesVersion },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      overrides: { _status: 'draft', ...values },
      skipValidation: true,
    })
    setBackgroundProcessing(false)
    if (!result?.res.ok) return false
    info.setMostRecentVersionIsAutosaved(isAutosave)
    if (makesVersion) info.setUnpublishedVersionCount((count) => count + 1)
    return true
  }
}
