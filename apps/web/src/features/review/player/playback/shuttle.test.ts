import { describe, expect, it } from 'vitest'
import { shuttle } from './shuttle'

describe('shuttle', () => {
  it.each([
    ['L from standing', 0, 1, 1],
    ['L again', 1, 1, 2],
    ['L a third time', 2, 1, 4],
    ['L at the fastest', 4, 1, 4],
    ['L after half speed', 0.5, 1, 1],
    ['L after one and a half', 1.5, 1, 2],
    ['J from standing', 0, -1, -1],
    ['J again', -1, -1, -2],
    ['J a third time', -2, -1, -4],
    ['J at the fastest', -4, -1, -4],
    ['J while it runs forward', 4, -1, -1],
    ['L while it runs backwards', -2, 1, 1],
  ] as const)('%s', (_name, speed, direction, expected) => {
    expect(shuttle(speed, direction)).toBe(expected)
  })
})
