import config from '@payload-config'
import { getPayload } from 'payload'
import { isStaff } from '../access/roles'

export async function isStaffUpload(request: Request, path: string): Promise<boolean> {
  const { headers } = request
  if (!headers.get('content-type')?.startsWith('multipart/form-data')) return false
  const payload = await getPayload({ config })
  const [, slug] = path.split('/')
  const takesFiles = payload.config.collections.some((each) => each.slug === slug && each.upload)
  return takesFiles && isStaff((await payload.auth({ headers })).user)
}
