import { describe, expect, it } from 'vitest'
import { describeDatabaseUrl, parseDatabaseUrl } from './database-url.mjs'

describe('a database address', () => {
  it.each([
    'postgres://user:password@host:5432/database',
    'postgresql://host/database?sslmode=require',
    'postgres://user:p%40ss@127.0.0.1/database',
  ])('It may be %s', (text) => {
    expect(parseDatabaseUrl('DATABASE_URL', text)).toBe(text)
  })

  it.each(['foo', 'mysql://host/database', 'postgres:///database', 'postgres://host'])(
    'It may not be %s',
    (text) => {
      expect(() => parseDatabaseUrl('DATABASE_URL', text)).toThrow(/^DATABASE_URL .*must look like/)
    },
  )

  it('Error messages never repeat it, because it contains a password', () => {
    const parse = () => parseDatabaseUrl('DATABASE_URL', 'postgres://user:hunter2@host')
    expect(parse).not.toThrow(/hunter2/)
  })

  it('Its description leaves out the password', () => {
    expect(describeDatabaseUrl('postgres://user:hunter2@host/data%20base')).toEqual({
      database: 'data base',
      host: 'host:5432',
      user: 'user',
    })
  })
})
