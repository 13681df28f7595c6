import { expect, it } from 'vitest'
import { serviceId } from './service-id'

const options = { name: 'tagManager', label: 'Tag manager', example: 'GTM-ABC1234' }
const check = (value: unknown, isRequired = false): unknown => {
  const { validate } = serviceId('tagManager', { ...options, isRequired })
  return validate?.(value as never, {} as never)
}

it.each(['GTM-ABC1234', '', null, undefined])('the value %j is accepted', (value) => {
  expect(check(value)).toBe(true)
})

it.each([' GTM-ABC1234', 'gtm-abc1234', 'GTM-ABC1234/x', 'UA-1', 5])(
  'the value %j is refused with an example',
  (value) => {
    expect(check(value)).toContain('GTM-ABC1234')
  },
)

it('a required id cannot be empty', () => {
  expect(check('', true)).toContain('Write the id')
})
