import { beforeEach, describe, expect, it, vi } from 'vitest'
import { callApi } from '@/api/client/call-api'
import { EMPTY_SCENE } from '../scene/change-scene'
import { loadRequestedSet } from './load-requested-set'

vi.mock('@/api/client/call-api', () => ({ callApi: vi.fn() }))

const refused = (status: number) => ({ isDone: false, status, code: 'x', fields: {} }) as never
const done = (value: object) => ({ isDone: true, value }) as never
const opened = done({ scene: EMPTY_SCENE, pictures: ['one', 'two'] })
const picture = done({ type: 'image/png', data: btoa('bytes') })

const ask = vi.mocked(callApi)

beforeEach(() => {
  ask.mockReset()
})

describe('a requested set', () => {
  it('is loaded without a picture whose file is gone', async () => {
    ask.mockResolvedValueOnce(opened).mockResolvedValueOnce(refused(404))
    ask.mockResolvedValueOnce(picture)
    const loaded = await loadRequestedSet('ticket')
    expect(typeof loaded === 'object' && [...loaded.pictures.keys()]).toEqual(['two'])
  })

  it.each([
    [404, 'gone'],
    [429, 'failed'],
    [502, 'failed'],
    [0, 'failed'],
  ])('that cannot be opened for %i is %s', async (status, found) => {
    ask.mockResolvedValueOnce(refused(status))
    expect(await loadRequestedSet('ticket')).toBe(found)
  })

  it('fails if a picture may be available later', async () => {
    ask.mockResolvedValueOnce(opened).mockResolvedValueOnce(refused(429))
    expect(await loadRequestedSet('ticket')).toBe('failed')
  })
})
