import { describe, expect, it } from 'vitest'
import { withTimeout } from './form-token'

const after = (milliseconds: number) =>
  new Promise<string>((resolve) => setTimeout(() => resolve('late'), milliseconds))

describe('withTimeout', () => {
  it('resolves with a fast result, and with the default after the timeout', async () => {
    expect(await withTimeout(Promise.resolve('there'), 50, 'nothing')).toBe('there')
    expect(await withTimeout(after(200), 5, 'nothing')).toBe('nothing')
  })

  it('rejects if the promise rejects', async () => {
    await expect(withTimeout(Promise.reject(new Error('gone')), 50, null)).rejects.toThrow('gone')
  })
})
