import { answerCountry } from '@/cms/visitor-country'

export const dynamic = 'force-dynamic'

export function GET(request: Request): Promise<Response> {
  return answerCountry(request)
}
