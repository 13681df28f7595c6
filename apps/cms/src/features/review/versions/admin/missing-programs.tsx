import { Banner } from '@payloadcms/ui'
import { missingPrograms } from '../../../../platform/programs/programs'

/**
 * A message above the list of versions that names the programs that are missing on this machine.
 */
export function MissingPrograms() {
  return missingPrograms().map((sentence) => (
    <Banner key={sentence} type="error">
      {sentence}
    </Banner>
  ))
}
