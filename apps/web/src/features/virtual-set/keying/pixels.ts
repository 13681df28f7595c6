/** A picture as it is read. */
export interface Pixels {
  width: number
  height: number
  /** Red, green, blue and alpha, 0 to 255 each. */
  data: ArrayLike<number>
}
