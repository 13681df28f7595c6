import { LATE_FACES } from '../late-faces/late-faces'
import { SHARED_SCRIPT } from './shared-script'

/** Stands in every page. */
export function SharedScript() {
  return (
    <script
      data-late-faces={JSON.stringify(LATE_FACES)}
      dangerouslySetInnerHTML={{ __html: SHARED_SCRIPT }}
    />
  )
}
