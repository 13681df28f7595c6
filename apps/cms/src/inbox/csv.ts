import { stringify } from 'csv-stringify/sync'

/** As spreadsheets open it: with their mark for UTF-8, and no cell that they would run as a formula. */
export function csv(columns: readonly string[], rows: string[][]): string {
  return stringify([[...columns], ...rows], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    // The library would leave a cell with a line of its own unquoted.
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
