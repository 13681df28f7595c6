import { beforeEach, describe, expect, it, vi } from 'vitest'
import { KeptPage } from './kept-page'
import { PageMemory } from './page-memory'

let memory: PageMemory

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  memory = new PageMemory()
})

function made(name: string, html = `old ${name}`): KeptPage {
  return new KeptPage({
    status: 200,
    headers: { etag: '"old"' },
    body: Buffer.from(html),
    cacheKey: name,
    tags: ['all', `page:${name}`],
  })
}

function keep(...names: string[]): void {
  for (const name of names) memory.keep(name, made(name), false, memory.edition)
}

function shown(name: string): string | undefined {
  return memory.find(name, false)?.body.toString()
}

/** Those of these pages for which Next would be asked now if the worker wants them. */
function asked(...names: string[]): string[] {
  return names.filter((name) => memory.find(name, false) === undefined)
}

function askedByVisitors(...names: string[]): string[] {
  return names.filter((name) => memory.find(name, true) === undefined)
}

describe('a page in memory', () => {
  it('is shown until something on it changes', () => {
    keep('faq', 'pricing')
    memory.change(['page:pricing'], false)
    expect(asked('faq', 'pricing')).toEqual(['pricing'])
  })

  it('is shown once more to others while Next makes it anew, and new after that', () => {
    keep('pricing')
    memory.change(['page:pricing'], false)
    expect(asked('pricing')).toEqual(['pricing'])
    expect(shown('pricing')).toBe('old pricing')
    memory.renew('pricing', 'new')
    expect(shown('pricing')).toBe('new')
    expect(memory.find('pricing', false)?.headers.etag).not.toBe('"old"')
  })

  it('is not shown once more where it has moved or was taken down', () => {
    keep('pricing')
    memory.change(['page:pricing'], true)
    expect(asked('pricing', 'pricing')).toEqual(['pricing', 'pricing'])
  })

  it('stays stale if it was begun before the change', () => {
    keep('pricing')
    memory.change(['page:pricing'], false)
    asked('pricing')
    vi.advanceTimersByTime(20)
    memory.change(['page:pricing'], false)
    expect(memory.renew('pricing', 'half new')).toBe(1_000_000)
    expect(asked('pricing')).toEqual(['pricing'])
  })

  it('stays stale for all who were shown it, and is made anew once more for all', () => {
    for (const visitor of ['no cookie', 'cookie']) {
      memory.keep(visitor, made('pricing'), false, memory.edition)
    }
    memory.change(['page:pricing'], false)
    asked('cookie')
    vi.advanceTimersByTime(20)
    memory.change(['page:pricing'], false)
    memory.renew('pricing', 'half new')
    expect(asked('no cookie', 'cookie')).toEqual(['no cookie'])
    vi.advanceTimersByTime(20)
    memory.renew('pricing', 'new')
    expect(['no cookie', 'cookie'].map(shown)).toEqual(['new', 'new'])
  })

  it('is not kept if something changed since Next was asked for it', () => {
    const { edition } = memory
    memory.change(['page:pricing'], false)
    memory.keep('pricing', made('pricing'), false, edition)
    expect(asked('pricing')).toEqual(['pricing'])
  })

  it('is asked for again if Next could not make it', () => {
    keep('pricing')
    memory.change(['all'], false)
    expect(asked('pricing', 'pricing')).toEqual(['pricing'])
    memory.renew('pricing', null)
    expect(asked('pricing')).toEqual(['pricing'])
    vi.advanceTimersByTime(1_001)
    expect(asked('pricing')).toEqual(['pricing'])
  })
})

describe('after a change of many pages', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f']

  it('the first is made alone, then three at a time, until all are new', () => {
    keep(...names)
    memory.change(['all'], false)
    expect(asked(...names)).toEqual(['a'])
    memory.renew('a', 'new')
    expect(asked(...names)).toEqual(['b', 'c', 'd'])
    memory.renew('c', 'new')
    expect(asked(...names)).toEqual(['e'])
    for (const name of ['b', 'd', 'e']) memory.renew(name, 'new')
    expect(asked(...names)).toEqual(['f'])
    memory.renew('f', 'new')
    expect(names.map(shown)).toEqual(names.map(() => 'new'))
  })

  it('a visitor’s page need not wait for those that the worker wants', () => {
    keep(...names)
    memory.change(['all'], false)
    expect(asked('a')).toEqual(['a'])
    memory.renew('a', 'new')
    expect(asked(...names)).toEqual(['b', 'c', 'd'])
    expect(askedByVisitors('b', 'e')).toEqual(['e'])
    expect(asked('f')).toEqual([])
    expect(askedByVisitors('f')).toEqual(['f'])
  })

  it('one that is never finished does not keep the others waiting', () => {
    keep(...names)
    memory.change(['all'], false)
    expect(asked(...names)).toEqual(['a'])
    vi.advanceTimersByTime(1_001)
    expect(asked('b')).toEqual(['b'])
  })
})
