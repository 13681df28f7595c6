import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Direction marks that pdftotext adds around Arabic words. */
const MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** The text of a PDF without direction marks and with single spaces. */
export async function textOf(answer: Response): Promise<string> {
  return inFile(answer, async (file) => {
    const { stdout } = await run('pdftotext', ['-layout', file, '-'], { maxBuffer: 1024 ** 3 })
    return stdout.replaceAll(MARKS, '').replaceAll(/\s+/g, ' ').trim()
  })
}

export async function pageCount(answer: Response): Promise<number> {
  return inFile(answer, async (file) => {
    const { stdout } = await run('pdfinfo', [file])
    return Number(/^Pages:\s+(\d+)$/m.exec(stdout)?.[1])
  })
}

/** Calls `read` for each picture of the PDF, in the order of the pictures. */
export async function eachPicture<Result>(
  answer: Response,
  read: (file: string) => Promise<Result>,
): Promise<Result[]> {
  return inFile(answer, async (file, folder) => {
    await run('pdfimages', ['-j', file, path.join(folder, 'picture')])
    const names = (await readdir(folder)).filter((name) => name.startsWith('picture')).sort()
    return Promise.all(names.map((name) => read(path.join(folder, name))))
  })
}

async function inFile<Result>(
  answer: Response,
  read: (file: string, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'read-pdf-'))
  try {
    const file = path.join(folder, 'read.pdf')
    await writeFile(file, Buffer.from(await answer.clone().arrayBuffer()))
    return await read(file, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
