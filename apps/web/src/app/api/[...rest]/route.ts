import type { NextRequest } from 'next/server'
import { proxyApiRequest } from '@/api/proxy/proxy-api-request'

export const dynamic = 'force-dynamic'

function answer(request: NextRequest): Promise<Response> {
  return proxyApiRequest(request)
}

export { answer as GET, answer as POST, answer as PUT, answer as PATCH, answer as DELETE }
