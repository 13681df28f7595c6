import { describe, expect, it } from 'vitest'
import { explainNodeVersion } from './node-version.mjs'

describe('the version of Node', () => {
  it.each(['20.9.0', '20.20.2', '22.0.0', '24.21.0', '100.0.0'])('%s is good', (version) => {
    expect(explainNodeVersion(version, 'linux')).toBeUndefined()
  })

  it.each(['12.22.12', '18.20.8', '20.8.1', '9.0.0'])('%s is too old', (version) => {
    const sentence = explainNodeVersion(version, 'linux')
    expect(sentence).toContain('needs Node 20.9 or newer')
    expect(sentence).toContain(version)
    expect(sentence).not.toContain('\n')
  })

  it('does not matter on Windows', () => {
    expect(explainNodeVersion('22.0.0', 'win32')).toContain('WSL')
  })
})
