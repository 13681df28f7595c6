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

describe('the sources that a page may load', () => {
  it('They are the site itself by default', () => {
    expect(directives.get('default-src')).toEqual(["'self'"])
  })

  it.each(['base-uri', 'form-action'])('%s allows only the site', (name) => {
    expect(directives.get(name)).toEqual(["'self'"])
  })

  it.each(['object-src', 'frame-ancestors', 'script-src-attr'])('%s allows nothing', (name) => {
    expect(directives.get(name)).toEqual(["'none'"])
  })

  it('They allow no evaluated code and no wildcard', () => {
    const all = [...directives.values()].flat()
    expect(all).not.toContain("'unsafe-eval'")
    for (const source of all) expect(source).not.toMatch(/^(\*|https?:|wss?:|https:\/\/\*)$/)
  })

  it('The only third parties are the services and the video hosts, and no animation host', () => {
    const services: Record<string, readonly string[]>[] = Object.values(SERVICE_ORIGINS)
    const known = services.flatMap((origins) => Object.values(origins).flat())
    const named = [...directives.values()].flat().filter((source) => source.includes('://'))
    expect(new Set(named)).toEqual(new Set([...known, ...Object.values(PLAYER_ORIGINS)]))
  })

  it.each(Object.entries(SERVICE_ORIGINS))(
    'They include the sources of %s for third-party loads',
    (_name, origins) => {
      for (const [name, sources] of Object.entries<readonly string[]>(origins)) {
        expect(directives.get(name)).toEqual(expect.arrayContaining([...sources]))
      }
    },
  )
})
