interface Visit {
  status: number
  html: string
  headers: Headers
}

/** Requests one address as a browser does, without following redirects. */
export async function visit(address: string, headers: Record<string, string> = {}): Promise<Visit> {
  const response = await fetch(address, { headers, redirect: 'manual' })
  return { status: response.status, html: await response.text(), headers: response.headers }
}

export function from(country: string): Record<string, string> {
  return { cookie: `country=${country}` }
}
