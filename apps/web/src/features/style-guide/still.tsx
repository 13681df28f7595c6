import type { Stage } from '@/components/ui/stage-badge'
import animatic from './pictures/causeway-animatic.avif'
import board from './pictures/causeway-board.avif'
import final from './pictures/causeway-final.avif'
import previz from './pictures/causeway-previz.avif'

interface ImportedPicture {
  src: string
  width: number
  height: number
}

const STILLS: Record<Stage, ImportedPicture> = { board, animatic, previz, final }

/** A shot of the library at one stage, small enough to be served unchanged. */
export function Still({ stage, alt }: { stage: Stage; alt: string }) {
  const { src, width, height } = STILLS[stage]
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- there is one size of it
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      className="size-full object-cover"
    />
  )
}
