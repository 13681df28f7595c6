import { useConfig, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'

interface SaveOptions {
  /**
   * True overwrites the autosaved version, as Payload's autosave does; false creates a new version.
   */
  isAutosave: boolean
  values?: Record<string, unknown>
}

/** Saves the form as a draft immediately, without the delay of Payload's autosave. */
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
    // This flag makes sure that input during the save counts as unsaved.
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
