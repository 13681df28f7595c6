import { Banner } from '@payloadcms/ui'
import { missingPrograms } from '../media/programs'

/** Above the list of versions: programs that are missing on this machine. */
export function MissingPrograms() {
  return missingPrograms().map((sentence) => (
    <Banner key={sentence} type="error">
      {sentence}
    </Banner>
  ))
}
