import { VISITOR_HEADER, writeVisitor } from '@studio/shared/visitor/visitor'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startStandInCms } from '@/test-support/stand-in-cms'
import { answerCountry } from './visitor-country'

let cms: Awaited<ReturnType<typeof startStandInCms>>

beforeAll(async () => {
  cms = await startStandInCms()
})
afterAll(() => cms.stop())

async function ask(address: string) {
  const visitor = writeVisitor({ address, country: null, host: 'studio.test' })
  const request = new Request('http://studio.test/api/visitor-country', {
    headers: { [VISITOR_HEADER]: visitor },
  })
  const { headers } = await answerCountry(request)
  return [headers.get('x-country'), headers.get('cdn-cache-control')]
}

it('The country of an address is cacheable for a day', async () => {
  cms.says = { status: 200, body: '{"country":{"code":"gr"}}' }
  expect(await ask('5.9.0.1')).toEqual(['DE', 'public, max-age=86400'])
})

it('The default for an unknown country is not cacheable', async () => {
  expect(await ask('127.0.0.1')).toEqual(['US', 'no-store'])
  cms.says = { status: 500, body: '' }
  expect(await ask('5.9.0.2')).toEqual(['US', 'no-store'])
})
