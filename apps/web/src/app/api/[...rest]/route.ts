import type { NextRequest } from 'next/server'
import { passThroughDoor } from '@/features/api-door/door'

export const dynamic = 'force-dynamic'

function answer(request: NextRequest): Promise<Response> {
  return passThroughDoor(request)
}

export { answer as GET, answer as POST, answer as PUT, answer as PATCH, answer as DELETE }
