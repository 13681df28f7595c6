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
  'wrongCode',
  'passkeyRefused',
  'fileTooLarge',
  'fileType',
] as const

export type FieldCode = (typeof FIELD_CODES)[number]
