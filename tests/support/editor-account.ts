import { randomUUID } from 'node:crypto'
import type { CmsClient } from './cms-client'

interface Editor {
  id: number
  email: string
  password: string
}

export async function newEditor(
  cms: CmsClient,
  name?: string,
  role: 'editor' | 'translator' = 'editor',
): Promise<Editor> {
  const login = { email: `${randomUUID()}@editor.example`, password: 'a quiet blue kite' }
  return { id: await cms.create('users', { ...login, name, roles: [role] }), ...login }
}
