/** Next's own, by which its router tells its loads apart; it means nothing to where a redirect leads. */
const ROUTERS_OWN = /^_rsc(?:=|$)/

/** The query of a request's target, without its mark. */
export function queryOf(target: string): string {
  const [, query = ''] = /\?([^#]*)/.exec(target) ?? []
  return query
    .split('&')
    .filter((pair) => pair !== '' && !ROUTERS_OWN.test(pair))
    .join('&')
}

/** Where a redirect leads together with a visitor's query, such as a campaign's marks. */
export function withQuery(location: string, query: string): string {
  if (query === '') return location
  const [address = '', ...fragment] = location.split('#')
  const joined = `${address}${address.includes('?') ? '&' : '?'}${query}`
  return [joined, ...fragment].join('#')
}
