interface Visit {
  status: number
  html: string
  headers: Headers
}

/** One request as a visitor's browser makes it; redirects are not followed. */
export async function visit(address: string, headers: Record<string, string> = {}): Promise<Visit> {
  const response = await fetch(address, { headers, redirect: 'manual' })
  return { status: response.status, html: await response.text(), headers: response.headers }
}

/** The cookie by which a visitor has chosen a country. */
export function from(country: string): Record<string, string> {
  return { cookie: `country=${country}` }
}
