import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openPromise } from 'yauzl'
import { ZipFile } from 'yazl'

/**
 * The type of the original if a version consists of several pictures. Uploads never have this type.
 */
export const PICTURE_ARCHIVE = 'application/zip'

interface Picture {
  name: string
  /** Opens the picture when it is written to the archive. */
  open: () => Readable
}

/** Packs uploaded pictures into one file, which becomes the original of their version. */
export async function writePictureArchive(
  file: string,
  pictures: readonly Picture[],
): Promise<void> {
  const zip = new ZipFile()
  const names = new Set<string>()
  const fail = (error: Error) => {
    if (zip.outputStream instanceof PassThrough) zip.outputStream.destroy(error)
  }
  zip.on('error', fail)
  for (const { name, open } of pictures) {
    zip.addReadStreamLazy(freeName(name, names), { compress: false }, (take) =>
      // The archive does not handle errors of its inputs.
      take(null, open().on('error', fail)),
    )
  }
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(file))
}

/** @returns the paths of the extracted pictures, in the order of the pages */
export async function readPictureArchive(file: string, folder: string): Promise<string[]> {
  const zip = await openPromise(file)
  const files: string[] = []
  for await (const entry of zip.eachEntry()) {
    // Names in the archive come from users, so they are not used as paths.
    const target = path.join(folder, `picture-${files.length + 1}`)
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(target))
    files.push(target)
  }
  return files
}

/** Makes names of pictures unique. */
function freeName(name: string, taken: Set<string>): string {
  const { name: stem, ext } = path.parse(name)
  let free = name
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${stem} (${count})${ext}`
  taken.add(free.toLowerCase())
  return free
}
