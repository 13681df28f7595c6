import { receiveCode } from '@/features/account/two-step/receive-code'

/** The second step of a login, where the browser sends its form by itself. */
export function POST(request: Request): Promise<Response> {
  return receiveCode(request)
}
