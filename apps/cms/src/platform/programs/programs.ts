import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { env } from '../env'

const FOLDERS = [
  ...env.PATH.split(path.delimiter),
  ...['/usr/local/bin', '/usr/bin', '/bin', '/opt/homebrew/bin'],
].filter(Boolean)

/** @returns the path of an installed program, or null if it is not installed */
export function findProgram(name: string): string | null {
  return FOLDERS.map((folder) => path.join(folder, name)).find(isRunnable) ?? null
}

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export interface Ffmpeg {
  ffmpeg: string
  ffprobe: string
}

/** Searches for ffmpeg in each call, because it may be installed while the process runs. */
export function findFfmpeg(): Ffmpeg | null {
  const [ffmpeg, ffprobe] = [findProgram('ffmpeg'), findProgram('ffprobe')]
  return ffmpeg && ffprobe ? { ffmpeg, ffprobe } : null
}

export interface Poppler {
  pdfinfo: string
  pdftoppm: string
}

export function findPoppler(): Poppler | null {
  const [pdfinfo, pdftoppm] = [findProgram('pdfinfo'), findProgram('pdftoppm')]
  return pdfinfo && pdftoppm ? { pdfinfo, pdftoppm } : null
}

/** Messages for staff about missing programs. */
export function missingPrograms(): string[] {
  return [
    ...(findFfmpeg()
      ? []
      : [
          'ffmpeg is not installed: films and sounds that browsers play by themselves are shown as they are, others can only be downloaded.',
        ]),
    ...(findPoppler()
      ? []
      : [
          'poppler-utils is not installed: PDFs can only be downloaded, their pages are not shown.',
        ]),
  ]
}
