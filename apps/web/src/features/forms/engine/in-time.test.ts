import { describe, expect, it } from 'vitest'
import { inTime } from './in-time'

const after = (milliseconds: number) =>
  new Promise<string>((settle) => setTimeout(() => settle('late'), milliseconds))

describe('inTime', () => {
  it('waits for what comes soon, and goes on without what does not', async () => {
    expect(await inTime(Promise.resolve('there'), 50, 'nothing')).toBe('there')
    expect(await inTime(after(200), 5, 'nothing')).toBe('nothing')
  })

  it('fails as what it waits for fails', async () => {
    await expect(inTime(Promise.reject(new Error('gone')), 50, null)).rejects.toThrow('gone')
  })
})
