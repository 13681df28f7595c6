import type { CallName } from '@studio/shared/api/calls'
import { callNamed } from '@studio/shared/api/calls'
import { VISITOR_HEADER, writeVisitor } from '@studio/shared/visitor/visitor'
import { askCms } from './ask-cms'

interface Sent {
  /** The body is JSON, or a form with a file. */
  body?: object | FormData
  address?: string
  language?: string
  headers?: Record<string, string>
}

let nextAddress = 1

/** Creates a unique IP address, so that the tests do not share rate limits. */
export function newAddress(): string {
  nextAddress += 1
  return `198.18.${nextAddress >> 8}.${nextAddress & 255}`
}

/** Makes a declared call in the same way as the web, but without a server. */
export async function callApi(name: CallName, sent: Sent = {}): Promise<Response> {
  const { path, method } = callNamed(name)
  const isForm = sent.body instanceof FormData
  const visitor = { address: sent.address ?? newAddress(), country: null, host: 'localhost' }
  const request = new Request(`http://localhost:3001/api${path}`, {
    method,
    headers: {
      ...(sent.body && !isForm && { 'content-type': 'application/json' }),
      'accept-language': sent.language ?? 'en',
      // On a real server, this header would be added to the request.
      [VISITOR_HEADER]: writeVisitor(visitor),
      ...sent.headers,
    },
    ...(sent.body && {
      body: sent.body instanceof FormData ? sent.body : JSON.stringify(sent.body),
    }),
  })
  return askCms(request)
}
