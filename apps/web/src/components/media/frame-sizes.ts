interface Frame {
  /** The media condition under which the frame looks so; the last frame has none. */
  when?: string
  /** The frame's width: what `calc()` takes. Its `rem` are those of the browser, not of the page. */
  width: string
  /** Width by height. */
  aspect: number
}

/** The column that holds a page's content: see the utility `wrap`. */
export const WRAP_WIDTH = 'min(100vw, 1802px) - 2 * clamp(21.25px, 4.2vw, 76.5px)'

/**
 * The `sizes` of a picture that covers its frame: one that is wider than the
 * frame is as high as it and cut at the sides, so it stands wider than it looks.
 */
export function sizesIn(frames: Frame[], picture: { width: number; height: number }): string {
  return frames
    .map(({ when, width, aspect }) => {
      const excess = Math.max(1, picture.width / picture.height / aspect)
      const size = excess > 1 ? `calc((${width}) * ${excess.toFixed(3)})` : `calc(${width})`
      return when ? `${when} ${size}` : size
    })
    .join(', ')
}
