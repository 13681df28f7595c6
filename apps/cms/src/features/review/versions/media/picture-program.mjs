// Re-encodes one picture. It runs as a separate process, because uploaded pictures can take much
// memory and time, and `run-program.ts` limits both.
import sharp from 'sharp'

const MAX_PIXELS = 200_000_000

/** The number of pixels of the longer side of the result. */
const MAX_SIDE = 3_840

/**
 * The maximum number of bytes of decoded pictures that cannot be streamed, because they are
 * interlaced or rotated.
 */
const MAX_WHOLE_BYTES = 1024 ** 3

const [file = '', target = ''] = process.argv.slice(2)

sharp.cache(false)
sharp.concurrency(1)

try {
  const shown = await encode()
  process.stdout.write(JSON.stringify(shown) + '\n')
} catch (error) {
  // The worker logs what this program writes. A picture that cannot be read is no fault of it.
  process.stderr.write(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function encode() {
  const picture = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
  const { isProgressive, orientation = 1, pages = 1, ...decoded } = await picture.metadata()
  const bytes =
    decoded.width * decoded.height * decoded.channels * (decoded.depth === 'uchar' ? 1 : 2)
  if ((isProgressive || orientation > 1) && bytes > MAX_WHOLE_BYTES) {
    throw new Error('Input image exceeds pixel limit')
  }
  const { width, height } = await picture
    .rotate()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toFile(target)
  return { width, height, pictures: pages }
}
