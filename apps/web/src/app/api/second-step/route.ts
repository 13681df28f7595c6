import { receiveCode } from '@/features/account/two-step/receive-code'

/** Receives the second step of a login from browsers without scripts. */
export function POST(request: Request): Promise<Response> {
  return receiveCode(request)
}
