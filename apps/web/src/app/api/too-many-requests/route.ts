import { tooManyRequests } from '@/shell/errors/too-many-requests'

export const dynamic = 'force-dynamic'

function answer(request: Request): Response {
  return tooManyRequests(request)
}

export { answer as GET, answer as POST, answer as PUT, answer as PATCH, answer as DELETE }
