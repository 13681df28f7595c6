import { blobOf, createCanvas } from '../pictures/canvas'
import { LIGHT, writeLight } from './write-light'

const TYPES = ['jpeg', 'png', 'webp'] as const

type SendableType = (typeof TYPES)[number]

interface Sendable {
  type: SendableType
  sendable: Blob
}

/**
 * Makes a picture sendable. Small files of a common type stay unchanged, others are re-encoded with
 * their transparency.
 * @throws if the browser cannot decode the picture
 */
export async function toSendable(blob: Blob): Promise<Sendable> {
  const own = typeOf(blob)
  if (own && blob.size <= LIGHT) return { type: own, sendable: blob }
  const image = await createImageBitmap(blob)
  try {
    const kind = await kindFor(image)
    const sendable = await writeLight(async (part, quality) => {
      const { canvas } = drawn(image, part)
      return blobOf(canvas, `image/${kind}`, quality)
    }, kind === 'png')
    return { type: kind, sendable }
  } finally {
    image.close()
  }
}

function typeOf({ type }: Blob): SendableType | null {
  return TYPES.find((known) => type === `image/${known}`) ?? null
}

/** @returns WebP, or PNG in browsers that cannot encode WebP */
async function kindFor(image: ImageBitmap): Promise<SendableType> {
  const { type } = await blobOf(createCanvas(1, 1).canvas, 'image/webp')
  if (type === 'image/webp') return 'webp'
  return isOpaque(image) ? 'jpeg' : 'png'
}

function isOpaque(image: ImageBitmap): boolean {
  const { canvas, context } = drawn(image, 1)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false
  return true
}

function drawn(image: ImageBitmap, part: number) {
  const made = createCanvas(image.width * part, image.height * part)
  made.context.drawImage(image, 0, 0, made.canvas.width, made.canvas.height)
  return made
}
