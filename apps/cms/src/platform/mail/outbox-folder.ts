import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { moveFile } from '../lib/disk-files'

const NAME = /^mail-\d+\.eml$/

/**
 * Writes a mail to a temporary file and renames it, so that readers never see a partial mail.
 * Saving the mail again replaces the file.
 */
export async function saveMail(folder: string, messageId: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, `${messageId.replace(/^<([\w-]+)@.*$/, '$1')}.eml`)
  await writeFile(`${file}.part`, content, { mode: 0o600 })
  await moveFile(`${file}.part`, file)
}

/** The names of the mails in the folder, latest first. */
export async function listMails(folder: string, limit: number): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name))
  const dated = names.map(async (name) => ({
    name,
    savedAt: (await stat(path.join(folder, name))).mtimeMs,
  }))
  const sorted = (await Promise.all(dated)).sort((a, b) => b.savedAt - a.savedAt)
  return sorted.slice(0, limit).map(({ name }) => name)
}

export async function readMail(folder: string, name: string): Promise<Buffer | null> {
  if (!NAME.test(name)) return null
  return readFile(path.join(folder, name)).catch(() => null)
}
