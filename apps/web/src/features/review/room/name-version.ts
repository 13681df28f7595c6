import { PLACE_QUERY } from '@studio/shared/review/anchor-address'

/** So that the address can be sent to somebody. */
export function nameVersion(id: string): void {
  const url = new URL(location.href)
  url.searchParams.set('version', id)
  url.searchParams.delete(PLACE_QUERY)
  history.replaceState(history.state, '', url)
}
