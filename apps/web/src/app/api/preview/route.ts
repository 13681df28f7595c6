import type { NextRequest } from 'next/server'
import { openPreview } from '@/features/preview/open-preview'

export const dynamic = 'force-dynamic'

export function GET(request: NextRequest): Promise<Response> {
  return openPreview(request)
}
