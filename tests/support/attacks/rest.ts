import { sendAttack, type AttackAnswer } from './attack'

export function askRest(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: object,
): Promise<AttackAnswer> {
  return sendAttack({
    kind: 'rest',
    target: 'cms',
    method,
    path: `/api${path}`,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
}
