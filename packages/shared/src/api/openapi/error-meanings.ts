import type { ErrorCode } from '../../contracts/codes'

/**
 * Explanations of error codes for developers. The web's messages contain the texts for visitors.
 */
export const ERROR_MEANINGS = {
  invalidQuery: 'The query has something that the call does not know or cannot read.',
  invalidBody: 'The body is not a JSON object, or not a whole form.',
  invalidFields: 'Some fields are not right; `fields` has a code for each.',
  unsupportedMediaType: 'The body has another content type than the call takes.',
  tooLarge: 'The body or its file is too large.',
  notFound: 'There is nothing at this address.',
  methodNotAllowed: '`Allow` names the methods of this address.',
  unauthenticated: 'The call needs an account, and no token came with it.',
  sessionExpired: 'The token’s session has ended: log in again.',
  forbidden: 'Not for this caller.',
  crossSite: 'A page of another site must not make this call.',
  wrongCredentials: 'No account has this address with this password, or it is locked for a while.',
  emailUnverified: 'The e-mail address has to be confirmed first.',
  reauthenticationRequired:
    'The same again with the `password`. Most calls accept a login within the last ten minutes, too.',
  linkExpired: 'The link’s secret is used up, too old, or none of ours.',
  invitationWithdrawn: 'The invitation was withdrawn by the studio.',
  challengeExpired: 'The login or set-up that was begun is done, too old, or unknown: begin again.',
  conflict: 'Somebody else has changed it meanwhile, or is just changing it.',
  notesChanged: 'The open notes are others than the signer has seen: read the rounds again.',
  idempotencyMismatch: 'This key came with other content before.',
  tooManyRequests: 'Too many in this time; `Retry-After` says when to go on.',
  proofRequired: 'The same again with a `proof`: the puzzle’s solution.',
  providerDisabled: 'This login provider is not in use.',
  providerRefused: 'The login provider did not do its part.',
  cmsUnavailable: 'The backend does not answer now.',
  internal: 'It failed on our side; nothing about it is told.',
} as const satisfies Record<ErrorCode, string>
