import type { NextRequest } from 'next/server'
import { answerOauthWindow } from '@/features/account/oauth-answer'

export const dynamic = 'force-dynamic'

/** Answers the address to which a login provider redirects its window. */
export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ provider: string }> },
): Promise<Response> {
  const { provider } = await params
  return answerOauthWindow(request, provider)
}
