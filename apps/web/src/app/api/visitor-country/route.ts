import { answerCountry } from '@/features/routing/answer-country'

export const dynamic = 'force-dynamic'

export function GET(request: Request): Promise<Response> {
  return answerCountry(request)
}
