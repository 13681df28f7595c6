import { answerCountry } from '@/features/routing/visitor-country'

export const dynamic = 'force-dynamic'

export function GET(request: Request): Promise<Response> {
  return answerCountry(request)
}
