import type { ErrorCode } from './codes'

/** The HTTP status that belongs to each code, in answers as in the API's description. */
export const ERROR_STATUS = {
  invalidQuery: 400,
  invalidBody: 400,
  invalidFields: 422,
  unsupportedMediaType: 415,
  tooLarge: 413,
  notFound: 404,
  methodNotAllowed: 405,
  unauthenticated: 401,
  sessionExpired: 401,
  forbidden: 403,
  crossSite: 403,
  wrongCredentials: 401,
  emailUnverified: 403,
  reauthenticationRequired: 403,
  linkExpired: 410,
  challengeExpired: 410,
  conflict: 409,
  idempotencyMismatch: 409,
  tooManyRequests: 429,
  proofRequired: 428,
  providerDisabled: 403,
  providerRefused: 403,
  cmsUnavailable: 503,
  internal: 500,
} as const satisfies Record<ErrorCode, number>
