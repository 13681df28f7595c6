import stages from '@/features/account/pictures/perfume-stages.avif'

/** One shot from board to final in four bands. Small screens neither show nor load it. */
export function StagesPicture({ alt }: { alt: string }) {
  const { src, width, height } = stages
  return (
    // eslint-disable-next-line @next/next/no-img-element -- there is one size of it
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      className="absolute inset-0 size-full object-cover"
    />
  )
}
