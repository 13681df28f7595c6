import { expect, it } from 'vitest'
import { PictureShelf } from './picture-shelf'

it('draws a picture once for all who ask at the same time', async () => {
  const shelf = new PictureShelf()
  let drawn = 0
  const draw = () => {
    drawn += 1
    return Promise.resolve(Buffer.from('picture'))
  }
  const both = await Promise.all([shelf.make('/a', draw), shelf.make('/a', draw)])
  expect(both.map(String)).toEqual(['picture', 'picture'])
  expect(drawn).toBe(1)
  expect(shelf.find('/a')?.toString()).toBe('picture')
})

it('draws two pictures one after the other', async () => {
  const shelf = new PictureShelf()
  let busy = 0
  let most = 0
  const draw = async () => {
    most = Math.max(most, (busy += 1))
    await new Promise((done) => setTimeout(done, 5))
    busy -= 1
    return Buffer.from('picture')
  }
  await Promise.all([shelf.make('/a', draw), shelf.make('/b', draw)])
  expect(most).toBe(1)
})

it('tries again after a failure', async () => {
  const shelf = new PictureShelf()
  await expect(shelf.make('/a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(shelf.find('/a')).toBeUndefined()
  expect(String(await shelf.make('/a', () => Promise.resolve(Buffer.from('yes'))))).toBe('yes')
})
