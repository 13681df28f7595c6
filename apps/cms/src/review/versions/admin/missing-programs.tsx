import { Banner } from '@payloadcms/ui'
import { missingPrograms } from '../media/programs'

/** Above the list of versions, what this machine lacks to show them. */
export function MissingPrograms() {
  return missingPrograms().map((sentence) => (
    <Banner key={sentence} type="error">
      {sentence}
    </Banner>
  ))
}
