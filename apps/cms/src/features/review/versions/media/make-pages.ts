import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { z } from 'zod'
import type { Poppler } from '../../../../platform/programs/programs'
import { runProgram } from '../../../../platform/programs/run-program'
import type { TimeLimit } from './time-limit'
import { Unprocessable } from '../../../../platform/programs/unprocessable'

export interface MadePage {
  file: string
  width: number
  height: number
}

const MAX_PDF_SIDE = 2_560
const MAX_PAGES = 300

/** The maximum time for one picture or page, in wall-clock seconds. */
const PICTURE_SECONDS = 120
const PAGE_SECONDS = 20

/**
 * The path of the program. The program is beside this file in the source, and beside the bundle
 * after a build.
 */
const PICTURE_PROGRAM = fileURLToPath(new URL('picture-program.mjs', import.meta.url))

const shownSchema = z.object({ width: z.number(), height: z.number(), pictures: z.number() })

/**
 * Re-encodes a picture, so that browsers get only pixels of an uploaded file.
 *
 * @returns the number of pictures in the file, of which only the first is used
 */
export async function makePicture(
  { folder, stop, limit }: Place,
  file: string,
  name = 'page-1',
): Promise<{ page: MadePage; pictures: number }> {
  const target = path.join(folder, `${name}.jpg`)
  let said = ''
  try {
    await runProgram({
      program: process.execPath,
      args: [PICTURE_PROGRAM, file, target],
      seconds: Math.min(PICTURE_SECONDS, limit.left),
      cwd: folder,
      stop,
      onLine: (line) => (said += line),
    })
  } catch (error) {
    if (error instanceof Error && /pixel limit/.test(error.message)) {
      throw new Unprocessable('tooLarge', error.message)
    }
    throw error
  }
  const { width, height, pictures } = shownSchema.parse(JSON.parse(said))
  return { page: { file: target, width, height }, pictures }
}

export async function makePosterOf(file: string, folder: string): Promise<string> {
  const target = path.join(folder, 'poster.jpg')
  await sharp(file)
    .resize({ width: 1280, height: 1280, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toFile(target)
  return target
}

/** The number of pixels of the longer side of a picture in a list of pages. */
const SMALL_SIDE = 320

export async function makeSmall(file: string, folder: string): Promise<string> {
  const target = path.join(folder, `small-${path.basename(file)}`)
  await sharp(file)
    .resize({ width: SMALL_SIDE, height: SMALL_SIDE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toFile(target)
  return target
}

interface Place {
  folder: string
  stop: AbortSignal
  limit: TimeLimit
}

/**
 * Renders the pages of a PDF as pictures.
 *
 * @param onPage called with the completed share of the work
 */
export async function makePdfPages(
  { folder, stop, limit }: Place,
  { pdfinfo, pdftoppm }: Poppler,
  file: string,
  onPage: (share: number) => void,
): Promise<MadePage[]> {
  let count = 0
  const onLine = (line: string) => {
    count = Number(/^Pages:\s+(\d+)$/.exec(line)?.[1] ?? count)
  }
  const asked = { program: pdfinfo, args: [file], seconds: 60, cwd: folder, stop, onLine }
  await runProgram(asked).catch(sayLocked)
  if (count < 1) throw new Unprocessable('noMedia')
  if (count > MAX_PAGES) throw new Unprocessable('tooLong')
  const pages: MadePage[] = []
  for (let page = 1; page <= count; page += 1) {
    const name = `page-${page}`
    const size = ['-scale-to', String(MAX_PDF_SIDE)]
    const which = ['-f', String(page), '-l', String(page), '-singlefile']
    // The crop box is used, because it is the visible part of a page.
    const args = ['-jpeg', '-jpegopt', 'quality=90', '-cropbox', ...size, ...which, file, name]
    const seconds = Math.min(PAGE_SECONDS, limit.left)
    await runProgram({ program: pdftoppm, args, seconds, cwd: folder, stop })
    const made = path.join(folder, `${name}.jpg`)
    const { width, height } = await sharp(made).metadata()
    pages.push({ file: made, width, height })
    onPage(page / count)
  }
  return pages
}

function sayLocked(error: unknown): never {
  if (error instanceof Error && /incorrect password/i.test(error.message)) {
    throw new Unprocessable('locked', error.message)
  }
  throw error
}
