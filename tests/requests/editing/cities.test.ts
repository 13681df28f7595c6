import { expect, test } from 'vitest'
import { adminClient } from '../../support/cms-client'
import { changeSettings, untilServed } from '../../support/site-settings'
import { stackUnderTest } from '../../support/stack-under-test'
import { visit } from '../../support/visit'

const web = (path: string) => `${stackUnderTest().webUrl}${path}`

test('a city appears at once when an editor adds it, and disappears when it is removed', async () => {
  const cms = await adminClient()
  const settings = (await cms.call('GET', '/globals/site-settings?depth=0&locale=en')) as {
    cities: object[]
  }
  expect((await visit(web('/contact/leeds'))).status).toBe(404)
  const leeds = { slug: 'leeds', name: 'Leeds', country: 'uk', address: 'Leeds, United Kingdom' }
  await changeSettings(cms, { cities: [...settings.cities, leeds] })
  await untilServed('/contact/leeds', 'Leeds, United Kingdom')
  await changeSettings(cms, { cities: settings.cities })
  await expect.poll(async () => (await visit(web('/contact/leeds'))).status).toBe(404)
})
