import { afterEach, expect, it, vi } from 'vitest'
import { CmsBadAnswer, CmsUnavailable } from '@/cms/client'
import { readPage } from '@/cms/read-page'
import { loadPage } from './load-page'

vi.mock('@/cms/read-page', () => ({ readPage: vi.fn() }))

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)

afterEach(() => {
  vi.clearAllMocks()
})

it.each([new CmsUnavailable('No answer from cms.test'), new CmsBadAnswer('500 from cms.test')])(
  'A data fetch error is only logged, and the page knows that it has no data: $name',
  async (error) => {
    vi.mocked(readPage).mockRejectedValue(error)
    expect(await loadPage('us', 'en', 'pricing')).toBeNull()
    expect(log).toHaveBeenCalledExactlyOnceWith(`${error.name}: ${error.message}`)
  },
)

it('A programming error is not treated as a data fetch error', async () => {
  vi.mocked(readPage).mockRejectedValue(new TypeError('x is not a function'))
  await expect(loadPage('us', 'en', 'pricing')).rejects.toThrow(TypeError)
})
