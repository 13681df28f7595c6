import { expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.PAYLOAD_TOOLING = 'true'
})
const { gatherExtras } = await import('./gather-extras')

it('continues if one of the pictures cannot be made', async () => {
  const warn = vi.fn<(message: string) => void>()
  const extras = [
    () => Promise.resolve({ posterKey: 'poster' }),
    () => Promise.reject(new Error('No waveform.png.')),
    () => Promise.resolve({ stripKey: 'strip' }),
  ]
  const never = new AbortController().signal
  expect(await gatherExtras(extras, never, warn)).toEqual({
    posterKey: 'poster',
    stripKey: 'strip',
  })
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('No waveform.png.'))
})

it('stops when the worker stops', async () => {
  const stop = AbortSignal.abort(new Error('The worker stops.'))
  const extras = [() => Promise.reject(new Error('Killed.'))]
  await expect(gatherExtras(extras, stop, () => undefined)).rejects.toThrow('The worker stops.')
})
