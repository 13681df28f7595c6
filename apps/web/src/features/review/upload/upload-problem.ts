/** The reasons why an upload has failed. Each has a message. */
export type UploadProblem =
  | 'empty'
  | 'fileTooLarge'
  | 'fileType'
  | 'forbidden'
  | 'notFound'
  | 'tooMany'
  | 'sessionExpired'
  | 'failed'

/**
 * @returns the problem that the website's response reports. Without a response, the connection was
 * lost
 */
export function problemOfAnswer(status: number, body: string): UploadProblem {
  switch (status) {
    case 401:
      return 'sessionExpired'
    case 403:
      return 'forbidden'
    case 404:
      return 'notFound'
    case 413:
      return 'fileTooLarge'
    case 422:
      return fieldProblem(body)
    case 429:
      return 'tooMany'
    default:
      return 'failed'
  }
}

function fieldProblem(body: string): UploadProblem {
  if (/"fileType"/.test(body)) return 'fileType'
  if (/"fileTooLarge"/.test(body)) return 'fileTooLarge'
  return /"required"/.test(body) ? 'empty' : 'failed'
}

/** @returns whether a retry can succeed: after a restart of the server or a lost chunk */
export function passesByItself(status: number): boolean {
  return status < 400 || status >= 500 || status === 409 || status === 423
}
