import type { ExportedFile } from './export-notes'

/** Downloads a file that was generated in this tab. */
export function saveFile({ name, type, text }: ExportedFile): void {
  saveBlob(name, new Blob([text], { type }))
}

export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The address is revoked late, so that the browser has read the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
