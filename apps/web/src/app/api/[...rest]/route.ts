import { apiError } from '@/features/http/api-error'

function notFound(): Response {
  return apiError(404, 'notFound')
}

export { notFound as GET, notFound as POST, notFound as PUT, notFound as PATCH, notFound as DELETE }
