import { publish } from '@/delivery/publish'

export function POST(request: Request): Promise<Response> {
  return publish(request)
}
