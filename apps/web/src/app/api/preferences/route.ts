import { savePreferences } from '@/features/preferences/save-preferences'

export function POST(request: Request): Promise<Response> {
  return savePreferences(request)
}
