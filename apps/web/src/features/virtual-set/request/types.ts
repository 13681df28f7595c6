import type { SetScene } from '@studio/shared/contracts/virtual-set'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { FallbackContact } from '@/features/forms/types'
import type { Messages } from '@/i18n/messages'
import type { ComposedPicture } from '../types'

export interface AskForSetProps {
  scene: SetScene
  /** Drawn when it is asked for. */
  picture: () => Promise<ComposedPicture>
  /** Those that the scene names, and no others. */
  ownPictures: () => Promise<{ key: string; blob: Blob }[]>
  onClose: () => void
  words: Messages
  /** What the page knows of its visitor and of the studio. */
  page: { locale: Locale; country: Country; contact: FallbackContact }
}
