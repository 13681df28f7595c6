import { expect, it } from 'vitest'
import { domainsOf } from './clear-service-cookies'

it.each([
  ['localhost', ['']],
  ['studio.example', ['', 'studio.example']],
  ['www.de.studio.example', ['', 'www.de.studio.example', 'de.studio.example', 'studio.example']],
])('Cookies of %s may have been set for %j', (hostname, domains) => {
  expect(domainsOf(hostname)).toEqual(domains)
})
