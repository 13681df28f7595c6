import { describe, expect, it } from 'vitest'
import { proxied } from '../test-support/proxied-request'
import { rebuildRequest } from './rebuild-request'

const URL_OF_CALL = 'http://cms.test/api/login?locale=de'

function post(body: BodyInit, signal?: AbortSignal): Request {
  const headers = { 'content-type': 'application/json', 'x-visitor': 'anna' }
  return proxied(
    new Request(URL_OF_CALL, { method: 'POST', headers, body, ...(signal && { signal }) }),
  )
}

describe('a request rebuilt from a proxy', () => {
  it('It keeps address, method, headers and body', async () => {
    const rebuilt = rebuildRequest(post('{"email":"anna@studio.example"}'))
    expect(rebuilt.url).toBe(URL_OF_CALL)
    expect(rebuilt.method).toBe('POST')
    expect(rebuilt.headers.get('x-visitor')).toBe('anna')
    expect(await rebuilt.json()).toEqual({ email: 'anna@studio.example' })
  })

  it('It has the changed parts', async () => {
    const changes = {
      url: 'http://cms.test/api/x',
      headers: new Headers({ a: '1' }),
      body: 'other',
    }
    const rebuilt = rebuildRequest(post('first'), changes)
    expect([rebuilt.url, rebuilt.headers.get('a')]).toEqual(['http://cms.test/api/x', '1'])
    expect(rebuilt.headers.has('x-visitor')).toBe(false)
    expect(await rebuilt.text()).toBe('other')
  })

  it('Its headers are a copy', () => {
    const request = post('{}')
    rebuildRequest(request).headers.set('x-visitor', 'ben')
    expect(request.headers.get('x-visitor')).toBe('anna')
  })

  it('It streams the body while it is still being sent', async () => {
    let pieces = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pieces += 1
        controller.enqueue(new Uint8Array(1024))
      },
    })
    const init = { method: 'POST', body, duplex: 'half' }
    const rebuilt = rebuildRequest(proxied(new Request(URL_OF_CALL, init)))
    const reader = rebuilt.body?.getReader()
    expect((await reader?.read())?.value).toHaveLength(1024)
    expect(pieces).toBeLessThan(10)
    await reader?.cancel()
  })

  it('It is aborted with the original', () => {
    const connection = new AbortController()
    const rebuilt = rebuildRequest(post('{}', connection.signal))
    connection.abort()
    expect(rebuilt.signal.aborted).toBe(true)
  })

  it.each(['GET', 'HEAD'])('It drops the body if its method becomes %s', (method) => {
    const rebuilt = rebuildRequest(post('a=1'), { method })
    expect([rebuilt.method, rebuilt.body]).toEqual([method, null])
  })

  it('It can drop the body', () => {
    expect(rebuildRequest(post('a=1'), { body: null }).body).toBeNull()
  })
})
