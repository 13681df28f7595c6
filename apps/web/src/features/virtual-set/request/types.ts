import type { SetScene } from '@studio/shared/contracts/virtual-set'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { FallbackContact } from '@/features/forms/types'
import type { ComposedPicture } from '../types'

export interface AskForSetProps {
  scene: SetScene
  /** Draws the picture of the set. */
  picture: () => Promise<ComposedPicture>
  /** Reads the visitor's own pictures that the scene uses. */
  ownPictures: () => Promise<{ key: string; blob: Blob }[]>
  onClose: () => void
  /** Language, country and contact of the page. */
  page: { locale: Locale; country: Country; contact: FallbackContact }
}
