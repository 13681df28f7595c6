import { useDocumentInfo } from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'
import { useSaveDraft } from './use-save-draft'
import { useUnsaved } from './use-unsaved'

/**
 * Saves the latest changes as a draft before the form is reloaded.
 *
 * @returns whether everything is saved; if not, the form has shown the error
 */
export function useSaveFirst(): () => Promise<boolean> {
  const { docConfig } = useDocumentInfo()
  const unsaved = useUnsaved()
  const saveDraft = useSaveDraft()
  return async () => {
    if (!unsaved.mayBe() || !(await unsaved.settle())) return true
    return saveDraft({ isAutosave: docConfig !== undefined && hasAutosaveEnabled(docConfig) })
  }
}
