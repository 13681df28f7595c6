interface Frame {
  /** The media condition of the frame. The last frame has none. */
  when?: string
  /**
   * The frame's width as an expression for `calc()`. A `rem` in it is the browser's default font
   * size, not the page's.
   */
  width: string
  aspect: number
}

/** The width of the page's content: see the utility `wrap`. */
export const WRAP_WIDTH = 'min(100vw, 1802px) - 2 * clamp(21.25px, 4.2vw, 76.5px)'

/**
 * @returns the `sizes` of a picture that covers its frame. A picture with a wider aspect ratio is
 * cropped at the sides, so it is wider than the frame
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
