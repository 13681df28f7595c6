import { stringify } from 'csv-stringify/sync'

/**
 * Writes CSV for spreadsheets. It begins with a byte order mark, and cells that would run as
 * formulas are escaped.
 */
export function csv(columns: readonly string[], rows: string[][], delimiter = ','): string {
  return stringify([[...columns], ...rows], {
    bom: true,
    delimiter,
    escape_formulas: true,
    record_delimiter: 'windows',
    // Without this option, the library does not quote cells with line breaks.
    quoted_string: true,
  })
}

export function csvResponse(name: string, content: string): Response {
  const day = new Date().toISOString().slice(0, 10)
  return new Response(content, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${day}.csv"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
