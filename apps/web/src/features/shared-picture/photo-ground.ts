import sharp from 'sharp'
import { cropMarks } from './backdrop'
import { PHOTO, PICTURE } from './picture-plan'

const INK = '#0e0f13'

/** Adds a dark gradient to a photo, on the side of the text. */
export function photoGround(photo: Buffer, isMirrored: boolean): Promise<Buffer> {
  const left = isMirrored ? 0 : PICTURE.width - PHOTO.width
  return sharp({ create: { ...PICTURE, channels: 3, background: INK } })
    .composite([
      { input: photo, left, top: 0 },
      { input: scrim(isMirrored), left: 0, top: 0 },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer()
}

function scrim(isMirrored: boolean): Buffer {
  const { width, height } = PICTURE
  const [from, to] = isMirrored ? [1, 0] : [0, 1]
  const hidden = 1 - PHOTO.width / width
  const side = stops([
    [hidden, 1],
    [0.5, 0.72],
    [0.68, 0.26],
    [0.84, 0],
  ])
  const foot = stops([
    [0.5, 0],
    [1, 0.5],
  ])
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>
<linearGradient id="side" x1="${from}" x2="${to}">${side}</linearGradient>
<linearGradient id="foot" x2="0" y2="1">${foot}</linearGradient>
</defs>
<rect width="100%" height="100%" fill="url(#side)"/>
<rect width="100%" height="100%" fill="url(#foot)"/>
${cropMarks('#f6f3ec')}
</svg>`)
}

/** @param points position and density of each stop, both from 0 to 1 */
function stops(points: [number, number][]): string {
  return points
    .map(([at, density]) => `<stop offset="${at}" stop-color="${INK}" stop-opacity="${density}"/>`)
    .join('')
}
