import type { IncomingMessage } from 'node:http'

const DRAFT_MODE = '__prerender_bypass'

/**
 * Takes the website's draft mode out of a request to the CMS. Ports share the cookies of localhost,
 * and Next deletes a draft mode that another app has turned on: the preview would end.
 */
export function dropDraftMode({ headers }: Pick<IncomingMessage, 'headers'>): void {
  if (!headers.cookie?.includes(DRAFT_MODE)) return
  headers.cookie = headers.cookie
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => !pair.startsWith(`${DRAFT_MODE}=`))
    .join('; ')
}
