import { publish } from '@/features/publishing/publish'

export function POST(request: Request): Promise<Response> {
  return publish(request)
}
