import { chooseDate } from '@/features/preview/choose-date'

export function POST(request: Request): Promise<Response> {
  return chooseDate(request)
}
