export function StructuredData(_: Record<string, unknown>) {
  return null
}
