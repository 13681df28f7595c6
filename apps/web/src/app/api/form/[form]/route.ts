import { apiError } from '@/lib/http'
import { isFormName } from '@/features/forms/definitions'
import { receiveForm } from '@/features/forms/native/receive-form'

export async function POST(
  request: Request,
  { params }: RouteContext<'/api/form/[form]'>,
): Promise<Response> {
  const { form } = await params
  return isFormName(form) ? receiveForm(request, form) : apiError(404, 'notFound')
}
