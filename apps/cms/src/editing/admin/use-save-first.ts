import { useDocumentInfo } from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'
import { useSaveDraft } from './use-save-draft'
import { useUnsaved } from './use-unsaved'

/**
 * For what loads a form again: puts what was typed last among the drafts.
 *
 * @returns whether nothing is left unsaved; the form has told why a save was refused
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
