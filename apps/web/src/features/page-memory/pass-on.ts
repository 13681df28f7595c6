import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Its types speak of Express, its code of Node's own requests alone. */
export const compressAnswer = compression() as unknown as Middleware
