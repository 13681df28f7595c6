import { describe, expect, it } from 'vitest'
import type { ApiCall } from '../contracts/call'
import * as declared from './calls'
import { apiCalls, callNamed } from './calls'
import { apiStreams } from './streams'
import * as declaredStreams from './streams'

const calls: readonly ApiCall[] = apiCalls

describe('the declared calls', () => {
  it('Each has its own name and path', () => {
    const names = calls.map(({ name }) => name)
    const addresses = calls.map(
      ({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`,
    )
    expect(new Set(names).size).toBe(calls.length)
    expect(new Set(addresses).size).toBe(calls.length)
  })

  it('Each that is exported is in the lists, under its own name', () => {
    const exported = Object.entries({ ...declared, ...declaredStreams }).flatMap(([key, value]) =>
      typeof value === 'object' && 'path' in value ? [[key, value.name]] : [],
    )
    const listed = [...apiCalls, ...apiStreams].map(({ name }) => [name, name])
    expect(exported.sort()).toEqual(listed.sort())
  })

  it('callNamed finds each', () => {
    for (const { name } of apiCalls) expect(callNamed(name).name).toBe(name)
  })

  it('Their paths contain their parameters', () => {
    for (const { path, parameters } of calls) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(Object.keys(parameters?.shape ?? {})).toEqual(inPath)
    }
  })

  it('Every call of the specification is declared', () => {
    const addresses = calls.map(({ method, path }) => `${method} ${path}`)
    expect(addresses).toEqual(
      expect.arrayContaining([
        'GET /user',
        'POST /logout',
        'POST /oauth/{provider}',
        'GET /categories',
        'GET /testimonials',
        'GET /blogs/slugs',
        'POST /vinfo',
        'GET /loc',
        'POST /mail-signup',
      ]),
    )
  })
})
