import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy'
import { PLAYER_ORIGINS } from './components/embeds/player-address'
import { SERVICE_ORIGINS } from './features/consent/service-origins'

const directives = new Map(
  contentSecurityPolicy({ isDevelopment: false })
    .split('; ')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources] as const
    }),
)

describe('what a page may load', () => {
  it('is the site’s own where nothing else is named', () => {
    expect(directives.get('default-src')).toEqual(["'self'"])
  })

  it.each(['base-uri', 'form-action'])('%s: the site alone', (name) => {
    expect(directives.get(name)).toEqual(["'self'"])
  })

  it.each(['object-src', 'frame-ancestors', 'script-src-attr'])('%s: nothing', (name) => {
    expect(directives.get(name)).toEqual(["'none'"])
  })

  it('is no code made from text, and nothing from just anywhere', () => {
    const all = [...directives.values()].flat()
    expect(all).not.toContain("'unsafe-eval'")
    for (const source of all) expect(source).not.toMatch(/^(\*|https?:|wss?:|https:\/\/\*)$/)
  })

  it('is nothing of other third parties than the services and the video hosts, no animation host', () => {
    const services: Record<string, readonly string[]>[] = Object.values(SERVICE_ORIGINS)
    const known = services.flatMap((origins) => Object.values(origins).flat())
    const named = [...directives.values()].flat().filter((source) => source.includes('://'))
    expect(new Set(named)).toEqual(new Set([...known, ...Object.values(PLAYER_ORIGINS)]))
  })

  it.each(Object.entries(SERVICE_ORIGINS))(
    'includes what %s needs for its third-party loads',
    (_name, origins) => {
      for (const [name, sources] of Object.entries<readonly string[]>(origins)) {
        expect(directives.get(name)).toEqual(expect.arrayContaining([...sources]))
      }
    },
  )
})
