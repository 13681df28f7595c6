import type { PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import { translateRefusal } from './translate-refusal'

type Call = Parameters<typeof translateRefusal>[0]

const answerIn = (language: string, errors: object[]) =>
  translateRefusal({
    req: { i18n: { language } } as PayloadRequest,
    result: { errors },
  } as unknown as Call)

it('translates a message, and those of fields', async () => {
  const fields = { collection: 'pages', errors: [{ path: 'toPage', message: 'Choose the page.' }] }
  const errors = [{ name: 'ValidationError', message: 'Nothing in it has changed.', data: fields }]
  expect(await answerIn('de', errors)).toMatchObject({
    response: {
      errors: [
        {
          name: 'ValidationError',
          message: 'Nichts darin hat sich geändert.',
          data: {
            collection: 'pages',
            errors: [{ path: 'toPage', message: 'Wählen Sie die Seite.' }],
          },
        },
      ],
    },
  })
})

it('keeps other data of a refusal', async () => {
  const errors = [{ message: 'Choose the page.', data: { by: 'Ada' } }]
  expect(await answerIn('ar', errors)).toEqual({
    response: { errors: [{ message: 'اختر الصفحة.', data: { by: 'Ada' } }] },
  })
})

it('changes nothing in English', async () => {
  expect(await answerIn('en', [{ message: 'Choose the page.' }])).toBeUndefined()
})
