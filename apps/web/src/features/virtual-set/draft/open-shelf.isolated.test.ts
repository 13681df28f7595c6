import { beforeEach, describe, expect, it, vi } from 'vitest'

interface Handlers {
  onsuccess?: () => void
  onerror?: () => void
  oncomplete?: () => void
  onabort?: () => void
  onclose?: () => void
  transaction?: () => object
}

/** A mock of IndexedDB, whose responses each test sets. */
const browser = { opens: 0, isRefused: false, isFull: false, database: {} as Handlers }

function later(tell: () => void) {
  setTimeout(tell)
}

function transaction(): Handlers & { objectStore: () => object; error: Error } {
  const handlers: ReturnType<typeof transaction> = {
    error: new Error('quota'),
    objectStore: () => ({ put, transaction: handlers }),
  }
  later(() => (browser.isFull ? handlers.onabort : handlers.oncomplete)?.())
  return handlers
}

function put(): Handlers {
  const request: Handlers = {}
  queueMicrotask(() => request.onsuccess?.())
  return request
}

vi.stubGlobal('indexedDB', {
  open() {
    browser.opens += 1
    browser.database = { transaction }
    const request: Handlers & { result: object; error: Error } = {
      result: browser.database,
      error: new Error('refused'),
    }
    later(() => (browser.isRefused ? request.onerror : request.onsuccess)?.())
    return request
  },
})

const { openShelf } = await import('./open-shelf')

beforeEach(() => {
  browser.database.onclose?.()
  Object.assign(browser, { opens: 0, isRefused: false, isFull: false })
})

describe('the database of drafts', () => {
  it('is opened once, and again after the browser has closed it', async () => {
    await openShelf()
    await openShelf()
    expect(browser.opens).toBe(1)
    browser.database.onclose?.()
    await openShelf()
    expect(browser.opens).toBe(2)
  })

  it('is retried after the browser refused', async () => {
    browser.isRefused = true
    await expect(openShelf()).rejects.toThrow('refused')
    browser.isRefused = false
    await openShelf()
    expect(browser.opens).toBe(2)
  })

  it('confirms a write only after the commit', async () => {
    const shelf = await openShelf()
    await shelf.write('scene', {})
    browser.isFull = true
    await expect(shelf.write('scene', {})).rejects.toThrow('quota')
  })
})
