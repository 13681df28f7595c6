/** Creates a canvas with its context. The tool does not open in browsers without one. */
export function createCanvas(width: number, height: number, isRead = false) {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const context = canvas.getContext('2d', { willReadFrequently: isRead })
  if (!context) throw new Error('The browser draws no pictures.')
  context.imageSmoothingQuality = 'high'
  return { canvas, context }
}

/** Encodes the canvas as a file. The default type is PNG. */
export function blobOf(canvas: HTMLCanvasElement, type?: string, quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob)
        else reject(new Error('The picture could not be made.'))
      },
      type,
      quality,
    )
  })
}
