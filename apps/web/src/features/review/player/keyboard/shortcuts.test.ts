import { describe, expect, it } from 'vitest'
import { COMMANDS, commandOf } from './shortcuts'

const PLAIN = {
  code: '',
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
}

function press(key: string, more: Partial<Parameters<typeof commandOf>[0]> = {}) {
  return commandOf({ ...PLAIN, key, ...more })?.command ?? null
}

describe('commandOf', () => {
  it.each([
    [' ', 'playPause'],
    ['k', 'playPause'],
    ['j', 'shuttleBack'],
    ['l', 'shuttleOn'],
    ['ArrowLeft', 'frameBack'],
    ['Home', 'toStart'],
    ['i', 'setIn'],
    ['?', 'help'],
  ])('%s is %s', (key, command) => {
    expect(press(key)).toBe(command)
  })

  it('distinguishes Shift with a letter from Caps Lock', () => {
    expect(press('I', { shiftKey: true })).toBe('toIn')
    expect(press('I')).toBe('setIn')
    expect(press('ArrowRight', { shiftKey: true })).toBe('tenOn')
  })

  it('uses physical keys for keyboards without Latin letters', () => {
    expect(press('م', { code: 'KeyL' })).toBe('shuttleOn')
    expect(press('ه', { code: 'KeyI' })).toBe('setIn')
    expect(press('؟', { code: 'Slash', shiftKey: true })).toBe('help')
    expect(press('&', { code: 'Digit1' })).toBe('speed')
  })

  it('uses the letter where there is one, on any key', () => {
    expect(press('j', { code: 'KeyC' })).toBe('shuttleBack')
    expect(press('c', { code: 'KeyI' })).toBeNull()
  })

  it('accepts a question mark from any key', () => {
    expect(press('?', { code: 'Minus', shiftKey: true })).toBe('help')
  })

  it('returns the chosen speed', () => {
    expect(commandOf({ ...PLAIN, key: '4' })).toEqual({ command: 'speed', index: 3 })
  })

  it.each(['ctrlKey', 'altKey', 'metaKey'] as const)('ignores keys with %s', (modifier) => {
    expect(press('l', { [modifier]: true })).toBeNull()
  })

  it('repeats steps while a key is held, and no other command', () => {
    expect(press('ArrowRight', { repeat: true })).toBe('frameOn')
    expect(press('l', { repeat: true })).toBeNull()
    expect(press(' ', { repeat: true })).toBeNull()
  })

  it.each(['Tab', 'Escape', 'Enter', 'q', '6', 'ArrowUp', '!'])('%s is left to the page', (key) => {
    expect(press(key, { shiftKey: key === '!', code: key === '!' ? 'Digit1' : '' })).toBeNull()
  })

  it('assigns each key once', () => {
    const keys = Object.values(COMMANDS).flat()
    expect(new Set(keys).size).toBe(keys.length)
  })
})
