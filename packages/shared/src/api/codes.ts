/**
 * What went wrong with a call, for programs; people read a sentence in their
 * language that the web keeps for each of them.
 */
export const ERROR_CODES = [
  'invalidQuery',
  'invalidBody',
  'invalidFields',
  'unsupportedMediaType',
  'tooLarge',
  'notFound',
  'methodNotAllowed',
  'unauthenticated',
  'sessionExpired',
  'forbidden',
  'crossSite',
  'wrongCredentials',
  'emailUnverified',
  'reauthenticationRequired',
  'linkExpired',
  'challengeExpired',
  'conflict',
  'idempotencyMismatch',
  'tooManyRequests',
  'proofRequired',
  'providerDisabled',
  'providerRefused',
  'cmsUnavailable',
  'internal',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

/** What is wrong with one field. */
export const FIELD_CODES = [
  'required',
  'unknown',
  'wrongType',
  'tooShort',
  'tooLong',
  'invalidEmail',
  'invalidPhone',
  'invalidUrl',
  'invalidChoice',
  'mustAccept',
  'weakPassword',
  'staffTooShort',
  'differs',
  'wrongPassword',
  'wrongPassphrase',
  'wrongCode',
  'passkeyRefused',
  'fileTooLarge',
  'fileType',
] as const

export type FieldCode = (typeof FIELD_CODES)[number]

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
