/** Removes the time of creation from a PDF, so that the same brief gives the same file. */
export function steady(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1')
  const still = text.replaceAll(
    /\/(CreationDate|ModDate) \(D:\d{14}/g,
    (_, name: string) => `/${name} (D:20260101000000`,
  )
  return Buffer.from(still, 'latin1')
}
