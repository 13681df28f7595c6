import { randomBytes } from 'node:crypto'
import { NextResponse, type NextRequest } from 'next/server'
import { DOCUMENT_HEADERS } from '@/features/account/document-headers'
import { documentPolicy } from '@/features/account/document-policy'

const POLICY = 'Content-Security-Policy'

/**
 * Gives each account page its nonce, which Next puts on its scripts when it
 * finds it in the request's policy. All other pages stay static. It decides
 * nothing about who may see what: the pages themselves do.
 */
export function proxy(request: NextRequest): NextResponse {
  const nonce = randomBytes(16).toString('base64')
  const policy = documentPolicy(nonce, process.env.NODE_ENV === 'development')
  const headers = new Headers(request.headers)
  headers.set(POLICY, policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set(POLICY, policy)
  for (const [name, value] of Object.entries(DOCUMENT_HEADERS)) response.headers.set(name, value)
  return response
}

/** Next reads this without running it, so the addresses stand here once more; a test compares. */
export const config = {
  matcher: [
    '/:locale(ar|de)?/:screen(login|new-login|logout|register|portal)',
    '/:locale(ar|de)?/settings/:rest*',
    '/:locale(ar|de)?/password/reset/:token?',
    '/:locale(ar|de)?/email/:link(resend|verify)/:id?',
  ],
}
