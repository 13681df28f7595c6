import { expect, it } from 'vitest'
import { SharedPictureCache } from './shared-picture-cache'

it('A picture is drawn once for simultaneous requests', async () => {
  const cache = new SharedPictureCache()
  let drawn = 0
  const draw = () => {
    drawn += 1
    return Promise.resolve(Buffer.from('picture'))
  }
  const both = await Promise.all([cache.make('/a', draw), cache.make('/a', draw)])
  expect(both.map(String)).toEqual(['picture', 'picture'])
  expect(drawn).toBe(1)
  expect(cache.find('/a')?.toString()).toBe('picture')
})

it('Two pictures are drawn one after the other', async () => {
  const cache = new SharedPictureCache()
  let busy = 0
  let most = 0
  const draw = async () => {
    most = Math.max(most, (busy += 1))
    await new Promise((done) => setTimeout(done, 5))
    busy -= 1
    return Buffer.from('picture')
  }
  await Promise.all([cache.make('/a', draw), cache.make('/b', draw)])
  expect(most).toBe(1)
})

it('A failed picture is drawn again', async () => {
  const cache = new SharedPictureCache()
  await expect(cache.make('/a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(cache.find('/a')).toBeUndefined()
  expect(String(await cache.make('/a', () => Promise.resolve(Buffer.from('yes'))))).toBe('yes')
})
