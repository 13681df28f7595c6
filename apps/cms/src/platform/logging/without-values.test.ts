import { expect, it } from 'vitest'
import { describeError, withoutAddresses, withoutValues } from './without-values'

const SECRET = 'amal@client.example'

it('the values of a query are not logged, and its statement is', () => {
  const message = `Failed query: insert into "submissions" ("email") values ($1)\nparams: ${SECRET}\nof two lines`
  expect(withoutValues(message)).toBe(
    'Failed query: insert into "submissions" ("email") values ($1)',
  )
  expect(withoutValues(`Failed query: select 1 where "edits"#>>'{a}' = '${SECRET} it''s'`)).toBe(
    `Failed query: select 1 where "edits"#>>'(value)' = '(value)'`,
  )
  expect(withoutValues("The disk isn't full")).toBe("The disk isn't full")
})

it('an error is logged with its code, stack and causes, without the values of its query', () => {
  const cause = Object.assign(new Error('connection refused'), {
    code: '08006',
    detail: `Key (email)=(${SECRET}) already exists.`,
  })
  const error = Object.assign(
    new Error(`Failed query: select 1\nparams: ${SECRET}\n    at ${SECRET}`, { cause }),
    { params: [SECRET] },
  )
  const described = describeError(error)
  expect(JSON.stringify(described)).not.toContain(SECRET)
  expect(described.message).toBe('Failed query: select 1')
  expect(described.stack).toMatch(/^Error: Failed query: select 1\n\s+at /)
  expect(described.cause).toMatchObject({ message: 'connection refused', code: '08006' })
})

it.each([
  [
    '550 5.1.1 <amal@client.example>: Recipient address rejected',
    '550 5.1.1 <(address)>: Recipient address rejected',
  ],
  ['No mailbox “jörg@bücher.example” here', 'No mailbox (address) here'],
  ['550 user=amal+x@client.example, unknown', '550 (address), unknown'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25'],
])('addresses are removed from %s', (message, expected) => {
  expect(withoutAddresses(message)).toBe(expected)
})
