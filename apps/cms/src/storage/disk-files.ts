import { access, open } from 'node:fs/promises'

export function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

/** Until a file is on the disk: only then is anybody told that it has come. */
export async function writeThrough(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.datasync()
  } finally {
    await handle.close()
  }
}
