import { describe, expect, it } from 'vitest'
import { nextItem, type Walk } from './next-item'

const tabs: Walk = { count: 3, axis: 'inline', isRightToLeft: false }
const arabicTabs: Walk = { ...tabs, isRightToLeft: true }
const menu: Walk = { ...tabs, axis: 'block' }

describe('nextItem', () => {
  it.each<[string, string, number, Walk, number | null]>([
    ['tabs go on with the line', 'ArrowRight', 0, tabs, 1],
    ['and back', 'ArrowLeft', 1, tabs, 0],
    ['from the end to the start', 'ArrowRight', 2, tabs, 0],
    ['from the start to the end', 'ArrowLeft', 0, tabs, 2],
    ['an Arabic line runs the other way', 'ArrowLeft', 0, arabicTabs, 1],
    ['and back again', 'ArrowRight', 1, arabicTabs, 0],
    ['a menu goes down', 'ArrowDown', 0, menu, 1],
    ['in Arabic too', 'ArrowDown', 0, { ...menu, isRightToLeft: true }, 1],
    ['and up, round its start', 'ArrowUp', 0, menu, 2],
    ['Home is the first', 'Home', 2, menu, 0],
    ['End is the last', 'End', 0, tabs, 2],
    ['tabs leave the other axis to the page', 'ArrowDown', 0, tabs, null],
    ['a menu leaves it too', 'ArrowRight', 0, menu, null],
    ['other keys do something else', 'a', 0, menu, null],
  ])('It returns the next item: %s', (_, key, current, walk, expected) => {
    expect(nextItem(key, current, walk)).toBe(expected)
  })
})
