import { expect, it } from 'vitest'
import { passesByItself, problemOfAnswer } from './upload-problem'

const fields = (code: string) =>
  JSON.stringify({ error: { code: 'invalidFields', fields: { filename: code } } })

it.each([
  [401, '', 'sessionExpired'],
  [403, '', 'forbidden'],
  [404, '', 'notFound'],
  [413, '', 'fileTooLarge'],
  [422, fields('fileType'), 'fileType'],
  [422, fields('fileTooLarge'), 'fileTooLarge'],
  [422, fields('required'), 'empty'],
  [422, fields('tooLong'), 'failed'],
  [429, '', 'tooMany'],
  [500, '', 'failed'],
  [0, '', 'failed'],
] as const)('%i %s is %s', (status, body, problem) => {
  expect(problemOfAnswer(status, body)).toBe(problem)
})

it('retries errors that may pass', () => {
  const tried = [0, 409, 423, 500, 503].map(passesByItself)
  expect(tried).toEqual([true, true, true, true, true])
  expect([401, 403, 404, 413, 422, 429].map(passesByItself)).not.toContain(true)
})
