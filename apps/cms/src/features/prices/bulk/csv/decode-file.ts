/**
 * Decodes a file that a spreadsheet has saved: UTF-8, Excel's “Unicode text”, or Windows-1252,
 * which Excel writes as plain CSV in Western Europe.
 */
export function decodeFile(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
