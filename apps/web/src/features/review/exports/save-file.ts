import type { ExportedFile } from './export-notes'

/** Gives a file that was made in this tab to the browser's downloads. */
export function saveFile({ name, type, text }: ExportedFile): void {
  saveBlob(name, new Blob([text], { type }))
}

export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Once the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
