import { describe, expect, it } from 'vitest'
import { cleanEnvironment } from './clean-environment.mjs'

describe('a clean environment', () => {
  it('It keeps the variables that tools need', () => {
    const kept = { PATH: '/bin', HOME: '/root', HTTPS_PROXY: 'http://p', no_proxy: 'x', CI: 'true' }
    expect(cleanEnvironment(kept)).toEqual(kept)
  })

  it.each(['DATABASE_URL', 'PAYLOAD_SECRET', 'NODE_ENV', 'npm_config_prefix', 'npm_package_name'])(
    'It has no %s',
    (name) => {
      expect(cleanEnvironment({ [name]: 'x' })).toEqual({})
    },
  )
})
