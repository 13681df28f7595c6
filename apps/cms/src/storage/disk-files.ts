import { access, open } from 'node:fs/promises'

export function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

/** Waits until a file is written to the disk, which must happen before its upload is confirmed. */
export async function writeThrough(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.datasync()
  } finally {
    await handle.close()
  }
}
