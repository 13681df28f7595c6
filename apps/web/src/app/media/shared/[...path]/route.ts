import { servePicture } from '@/features/shared-picture/serve-picture'

export const dynamic = 'force-dynamic'

export async function GET(
  request: Request,
  { params }: RouteContext<'/media/shared/[...path]'>,
): Promise<Response> {
  return servePicture(request, (await params).path)
}

export { GET as HEAD }
