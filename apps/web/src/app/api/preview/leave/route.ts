import { leavePreview } from '@/features/preview/leave-preview'

export function POST(request: Request): Promise<Response> {
  return leavePreview(request)
}
