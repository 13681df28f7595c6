/** The Next router's own parameter, which has no meaning for the redirect's target. */
const ROUTER_PARAMETER = /^_rsc(?:=|$)/

/** @returns the query of a request's target, without the question mark */
export function queryOf(target: string): string {
  const [, query = ''] = /\?([^#]*)/.exec(target) ?? []
  return query
    .split('&')
    .filter((pair) => pair !== '' && !ROUTER_PARAMETER.test(pair))
    .join('&')
}

/** Adds a visitor's query, such as campaign parameters, to a redirect's target. */
export function withQuery(location: string, query: string): string {
  if (query === '') return location
  const [address = '', ...fragment] = location.split('#')
  const joined = `${address}${address.includes('?') ? '&' : '?'}${query}`
  return [joined, ...fragment].join('#')
}
