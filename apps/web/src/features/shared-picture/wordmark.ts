import sharp from 'sharp'
import { setText, type SetText } from './set-text'

const MARK = { width: 62, height: 40 }
const GAP = 20

/** The studio's name beside its logo, as in the header. The name is Latin in every language. */
export async function wordmark(name: string, color: string, isRtl: boolean): Promise<SetText> {
  const letters = await setText(name, { face: 'display', locale: 'en', size: 34, color })
  const width = MARK.width + GAP + letters.width
  const height = Math.max(MARK.height, letters.height)
  const middle = (part: number) => Math.round((height - part) / 2)
  const input = await sharp({
    create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([
      {
        input: mark(color, isRtl),
        left: isRtl ? letters.width + GAP : 0,
        top: middle(MARK.height),
      },
      {
        input: letters.input,
        left: isRtl ? 0 : MARK.width + GAP,
        top: middle(letters.height),
      },
    ])
    .png()
    .toBuffer()
  return { input, width, height }
}

function mark(color: string, isRtl: boolean): Buffer {
  const turn = isRtl ? ' transform="translate(34 0) scale(-1 1)"' : ''
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${MARK.width}" height="${MARK.height}" viewBox="0 0 34 22"><g${turn}><path d="M1 1h16v20H1z" fill="none" stroke="#a4dded" stroke-width="2" stroke-dasharray="3 2"/><path d="M17 0h17v22H17z" fill="${color}"/><path d="M16 0h3v22h-3z" fill="#00b140"/></g></svg>`,
  )
}
