import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { line, panel, pencil, ruler, svg } from './drawing'
import { frameFile, type Shown } from './frames'

export const SIZE = { width: 1200, height: 630 }
const [PAPER, INK, BLUE] = ['#F6F3EC', '#0E0F13', '#A4DDED']
const { width, height } = SIZE

type Words = Record<'en' | 'ar' | 'de', string>

interface Variant {
  name: string
  title: Words
  alt: Words
  frames: Shown[]
  compose: (frames: Shown[]) => Promise<Sharp>
}

const canvas = (background: string) => sharp({ create: { ...SIZE, channels: 3, background } })

/** A horizontal strip of a frame that is as wide as the picture. */
const stripe = (shown: Shown, tall: number, top: number) =>
  sharp(frameFile(shown)).resize(width, 675).extract({ left: 0, top, width, height: tall })

/**
 * Four stages of one frame side by side, with edges as if torn by hand, over a plain band of paper.
 */
async function stages(frames: Shown[]): Promise<Sharp> {
  const tall = 436
  const overlays: OverlayOptions[] = []
  let edges = ''
  for (const [i, shown] of frames.entries()) {
    const picture = stripe(shown, tall, 196)
    if (!i) {
      overlays.push({ input: await picture.png().toBuffer(), left: 0, top: 0 })
      continue
    }
    const x = [0, 214, 432, 640][i] ?? 0
    const edge = line([[x + 34, -10], [x - 34, tall + 10]], 40 + i) // prettier-ignore
    const mask = svg(width, tall, `<path d="${edge}L${width} ${tall}L${width} 0Z"/>`)
    const part = picture.ensureAlpha().composite([{ input: mask, blend: 'dest-in' }])
    overlays.push({ input: await part.png().toBuffer(), left: 0, top: 0 })
    edges += `<path d="${edge}" fill="none" stroke="${PAPER}" stroke-width="5"/>`
  }
  const foot = pencil([[-10, tall], [width + 10, tall]], 3) // prettier-ignore
  overlays.push({
    input: svg(width, height, `${edges}${foot}${ruler(tall + 6, width, '#8b8d94')}`),
  })
  return canvas(PAPER).composite(overlays)
}

/** One lit picture that fades into the dark color where text may stand. */
async function night([shown]: Shown[]): Promise<Sharp> {
  if (!shown) throw new Error('a picture is missing')
  const picture = await stripe(shown, height, 20).png().toBuffer()
  const dusk = `<linearGradient id="d" x2="0" y2="1"><stop offset=".5" stop-color="${INK}" stop-opacity="0"/><stop offset=".74" stop-color="${INK}" stop-opacity=".86"/><stop offset="1" stop-color="${INK}"/></linearGradient><rect width="${width}" height="${height}" fill="url(#d)"/>`
  const marks = ruler(438, width, BLUE)
  return canvas(INK).composite([{ input: picture }, { input: svg(width, height, dusk + marks) }])
}

/** A sheet with three panels. Their construction lines extend beyond them. */
async function boards(frames: Shown[]): Promise<Sharp> {
  const [w, h, top] = [350, 197, 118]
  const overlays: OverlayOptions[] = []
  let lines = ''
  for (let i = 0; i < 9; i++) {
    const y = 60 + i * 42
    lines += `<g opacity=".7">${pencil([[-10, y + i * 3], [width + 10, y - i * 4]], i * 17, BLUE, 1.6)}</g>` // prettier-ignore
  }
  let panels = ''
  for (const [i, shown] of frames.entries()) {
    const left = 48 + i * 377
    const y = top + ([10, -26, 14][i] ?? 0)
    const input = await sharp(frameFile(shown)).resize(w, h).png().toBuffer()
    overlays.push({ input, left, top: y })
    panels += panel(left, y, w, h, 100 + i * 50)
    panels += pencil([[left, y + h + 26], [left + w * 0.8, y + h + 24]], 300 + i, '#8b8d94', 1.6) // prettier-ignore
    panels += pencil([[left, y + h + 44], [left + w * 0.5, y + h + 45]], 330 + i, '#8b8d94', 1.6) // prettier-ignore
  }
  const under = { input: svg(width, height, lines) }
  return canvas(PAPER).composite([under, ...overlays, { input: svg(width, height, panels) }])
}

/** A model in clay and wire that fades into paper. */
async function model([shown]: Shown[]): Promise<Sharp> {
  if (!shown) throw new Error('a picture is missing')
  const tinted = await stripe(shown, height, 0)
    .composite([
      { input: svg(width, height, `<rect width="100%" height="100%" fill="${BLUE}" fill-opacity=".5"/>`), blend: 'soft-light' }, // prettier-ignore
    ])
    .png()
    .toBuffer()
  const fog = `<linearGradient id="f" x2="0" y2="1"><stop offset=".5" stop-color="${PAPER}" stop-opacity="0"/><stop offset=".7" stop-color="${PAPER}" stop-opacity=".94"/><stop offset=".8" stop-color="${PAPER}"/></linearGradient><rect width="${width}" height="${height}" fill="url(#f)"/>`
  const foot = pencil([[-10, 470], [width + 10, 466]], 9, '#8b8d94', 1.8) // prettier-ignore
  return canvas(PAPER).composite([{ input: tinted }, { input: svg(width, height, fog + foot) }])
}

const at = (shot: string, stage: Shown['stage'], frame: number): Shown => ({ shot, stage, frame })

export const VARIANTS: Variant[] = [
  {
    name: 'stages',
    title: { en: 'Shared link: four stages', ar: 'رابط مُشارَك: أربع مراحل', de: 'Geteilter Link: vier Stufen' }, // prettier-ignore
    alt: {
      en: 'One drive over a causeway, torn into pencil board, color, clay and final picture',
      ar: 'قيادة واحدة على جسر مقسومة إلى لوحة بقلم الرصاص وألوان ونموذج رمادي ولقطة نهائية',
      de: 'Eine Fahrt über den Damm, gerissen in Bleistift, Farbe, Ton und fertiges Bild',
    },
    frames: (['board', 'animatic', 'previz', 'final'] as const).map((stage) => at('causeway', stage, 92)), // prettier-ignore
    compose: stages,
  },
  {
    name: 'night',
    title: { en: 'Shared link: night', ar: 'رابط مُشارَك: ليل', de: 'Geteilter Link: Nacht' },
    alt: {
      en: 'A perfume bottle in amber light that sinks into darkness',
      ar: 'قارورة عطر في ضوء كهرماني يغوص في العتمة',
      de: 'Ein Flakon in bernsteinfarbenem Licht, das im Dunkel versinkt',
    },
    frames: [at('perfume', 'final', 76)],
    compose: night,
  },
  {
    name: 'boards',
    title: { en: 'Shared link: panels', ar: 'رابط مُشارَك: لوحات', de: 'Geteilter Link: Panels' },
    alt: {
      en: 'Three pencil panels on a sheet, their construction lines running past the frames',
      ar: 'ثلاث لوحات بقلم الرصاص على ورقة تمتد خطوط بنائها خارج الكادرات',
      de: 'Drei Bleistiftpanels auf einem Bogen, die Hilfslinien laufen über die Rahmen hinaus',
    },
    frames: [at('cartoon', 'board', 64), at('mocap', 'board', 66), at('arena', 'board', 52)],
    compose: boards,
  },
  {
    name: 'model',
    title: { en: 'Shared link: model', ar: 'رابط مُشارَك: نموذج', de: 'Geteilter Link: Modell' },
    alt: {
      en: 'A waterfront as a clay model with its wires, fading into paper',
      ar: 'واجهة بحرية نموذجًا رماديًّا بخطوط الشبكة تتلاشى في الورق',
      de: 'Ein Hafenviertel als Clay-Modell mit Drahtgitter, das ins Papier übergeht',
    },
    frames: [at('waterfront', 'previz-wire', 126)],
    compose: model,
  },
]
