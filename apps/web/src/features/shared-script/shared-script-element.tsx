import type { Locale } from '@studio/shared/locales'
import { lateFaces } from '../late-faces/late-faces'
import { SHARED_SCRIPT } from './shared-script'

/** Stands in every page. */
export function SharedScript({ locale }: { locale: Locale }) {
  return (
    <script
      data-late-faces={JSON.stringify(lateFaces(locale))}
      dangerouslySetInnerHTML={{ __html: SHARED_SCRIPT }}
    />
  )
}
