import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'

/** Accepted types and file endings. Some systems recognize HEIC only by the file ending. */
const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif'

interface Props {
  label: string
  onFile: (file: File) => Promise<void>
}

export function FileButton({ label, onFile }: Props) {
  const t = useTranslations('virtualSet')
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const take = async (file: File) => {
    setBusy(true)
    try {
      await onFile(file)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <button
        type="button"
        className="set-button"
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) input.current?.click()
        }}
      >
        {isBusy ? t('reading') : label}
      </button>
      <input
        ref={input}
        type="file"
        accept={PICTURES}
        hidden
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          // The value is cleared, so that the same file can be chosen again.
          event.currentTarget.value = ''
          if (file) void take(file)
        }}
      />
    </>
  )
}
