import { useEffect, useRef, useState } from 'react'
import type { ComposedPicture } from '../types'

interface Props {
  picture: () => Promise<ComposedPicture>
  alt: string
  /** The message that is shown if pictures are missing. */
  incomplete: string
}

/** A preview of the picture that will be sent. Its space is reserved until it is drawn. */
export function SetPreview({ picture, alt, incomplete }: Props) {
  const [address, setAddress] = useState<string | null>(null)
  const [isWhole, setWhole] = useState(true)
  const draw = useRef(picture)
  useEffect(() => {
    let made: string | null = null
    let isWanted = true
    draw.current().then(
      (composed) => {
        if (!isWanted) return
        made = URL.createObjectURL(composed.blob)
        setAddress(made)
        setWhole(composed.isWhole)
      },
      // Without a preview, the text still describes the request.
      () => undefined,
    )
    return () => {
      isWanted = false
      if (made) URL.revokeObjectURL(made)
    }
  }, [])
  return (
    <>
      <div className="aspect-video w-full max-w-[calc(32dvh*16/9)] overflow-hidden bg-ink">
        {/* oxlint-disable-next-line nextjs/no-img-element -- made in this browser, nothing to optimize */}
        {address && <img src={address} alt={alt} className="size-full object-contain" />}
      </div>
      {!isWhole && <p role="alert">{incomplete}</p>}
    </>
  )
}
