interface Props {
  src: string
  title: string
}

/** The provider's player, which gets the focus when it appears. */
export function PlayerFrame({ src, title }: Props) {
  return (
    <iframe
      ref={(frame) => frame?.focus()}
      data-first-focus
      className="absolute inset-0 size-full"
      src={src}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
