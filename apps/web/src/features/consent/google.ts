import type { ThirdParties } from '@studio/shared/contracts/layout-data'
import { loadScript, once } from './load-script'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const HOST = 'https://www.googletagmanager.com'

function layer(): unknown[] {
  return (window.dataLayer ??= [])
}

/** Adds a command for Google's scripts, which accept only an `arguments` object. */
function gtag(..._command: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- an array would be ignored
  layer().push(arguments)
}

let hasSentConsent = false

/** Sends the consent to Google's scripts, which have to receive it before they load. */
export function sendConsent(allows: { statistics: boolean; marketing: boolean }): void {
  const word = (isAllowed: boolean) => (isAllowed ? 'granted' : 'denied')
  const marketing = word(allows.marketing)
  gtag('consent', hasSentConsent ? 'update' : 'default', {
    analytics_storage: word(allows.statistics),
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
  })
  hasSentConsent = true
}

/** Analytics and ads share one script, whose address has the first id. */
export function loadGoogleTags(ids: string[]): void {
  const [first] = ids
  if (!first) return
  once('google tag', () => {
    gtag('js', new Date())
    loadScript(`${HOST}/gtag/js?id=${first}`)
  })
  for (const id of ids) once(id, () => gtag('config', id))
}

export function loadTagManager(id: string): void {
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  loadScript(`${HOST}/gtm.js?id=${id}`)
}

let countedOn: string | null = null

/** Counts the page's conversion once for each visit to it. */
export function countConversions(ads: ThirdParties['ads']): void {
  const { pathname } = location
  if (countedOn === pathname) return
  countedOn = pathname
  for (const { id, conversion } of ads) {
    if (conversion?.href === pathname) {
      gtag('event', 'conversion', { send_to: `${id}/${conversion.label}` })
    }
  }
}
