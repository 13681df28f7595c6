import { useTranslations } from 'next-intl'
import { IconButton } from './icon-button'

interface Flips {
  isFlippedX: boolean
  isFlippedY: boolean
}

interface Props {
  part: Flips
  onChange: (flips: Partial<Flips>) => void
}

export function FlipButtons({ part, onChange }: Props) {
  const t = useTranslations('virtualSet')
  return (
    <>
      <IconButton
        name={t('objects.flipX')}
        icon="M12 3v18M9 7L3 17h6zM15 7l6 10h-6z"
        aria-pressed={part.isFlippedX}
        onClick={() => {
          onChange({ isFlippedX: !part.isFlippedX })
        }}
      />
      <IconButton
        name={t('objects.flipY')}
        icon="M3 12h18M7 9l10-6v6zM7 15l10 6v-6z"
        aria-pressed={part.isFlippedY}
        onClick={() => {
          onChange({ isFlippedY: !part.isFlippedY })
        }}
      />
    </>
  )
}
