import rough from 'roughjs'

/** Creates a transparent canvas of the board's size at double resolution, for rough strokes. */
export function sheet({ width, height }: { width: number; height: number }) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  return { canvas, pen, rough: rough.canvas(canvas) }
}
