import { streamMedia } from '@/delivery/stream-media'

export const dynamic = 'force-dynamic'

export async function GET(
  request: Request,
  { params }: RouteContext<'/media/[...path]'>,
): Promise<Response> {
  return streamMedia(request, (await params).path)
}

export { GET as HEAD }
