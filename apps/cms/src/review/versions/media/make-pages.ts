import path from 'node:path'
import sharp from 'sharp'
import type { Poppler } from './programs'
import { runProgram } from './run-program'
import { Unprocessable } from './unprocessable'

export interface MadePage {
  file: string
  width: number
  height: number
}

/** Pixels of the longer side of a page that is shown, and of an original picture in all. */
const LONGEST_SIDE = 3_840
const LONGEST_SIDE_OF_PDF = 2_560
const MOST_PIXELS = 200_000_000
const MOST_PAGES = 300

/** The picture as it is shown: nothing of the file that came reaches a browser but its pixels. */
export async function makePicture(file: string, folder: string): Promise<MadePage[]> {
  const target = path.join(folder, 'page-1.jpg')
  const { width, height } = await inTime(() =>
    sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' })
      .timeout({ seconds: 120 })
      .rotate()
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
      .toFile(target),
  )
  return [{ file: target, width, height }]
}

async function inTime<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const said = error instanceof Error ? error.message : ''
    if (/pixel limit/.test(said)) throw new Unprocessable('tooLarge', said)
    if (/timeout/.test(said)) throw new Unprocessable('timedOut', said)
    throw new Unprocessable('unreadable', said)
  }
}

export async function makePosterOf(file: string, folder: string): Promise<string> {
  const target = path.join(folder, 'poster.jpg')
  await sharp(file)
    .resize({ width: 1280, height: 1280, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toFile(target)
  return target
}

interface Place {
  folder: string
  stop: AbortSignal
}

/**
 * The pages of a PDF as pictures.
 *
 * @param onPage with the share that is done
 */
export async function makePdfPages(
  { folder, stop }: Place,
  { pdfinfo, pdftoppm }: Poppler,
  file: string,
  onPage: (share: number) => void,
): Promise<MadePage[]> {
  let count = 0
  const onLine = (line: string) => {
    count = Number(/^Pages:\s+(\d+)$/.exec(line)?.[1] ?? count)
  }
  await runProgram({ program: pdfinfo, args: [file], seconds: 30, cwd: folder, stop, onLine })
  if (count < 1) throw new Unprocessable('noMedia')
  if (count > MOST_PAGES) throw new Unprocessable('tooLong')
  const pages: MadePage[] = []
  for (let page = 1; page <= count; page += 1) {
    const name = `page-${page}`
    const size = ['-scale-to', String(LONGEST_SIDE_OF_PDF)]
    const which = ['-f', String(page), '-l', String(page), '-singlefile']
    const args = ['-jpeg', '-jpegopt', 'quality=90', ...size, ...which, file, name]
    await runProgram({ program: pdftoppm, args, seconds: 60, cwd: folder, stop })
    const made = path.join(folder, `${name}.jpg`)
    const { width, height } = await inTime(() => sharp(made).metadata())
    pages.push({ file: made, width, height })
    onPage(page / count)
  }
  return pages
}
