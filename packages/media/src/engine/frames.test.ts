import { describe, expect, it } from 'vitest'
import { evenHolds, frameCount, heldFrame, poseAt } from './frames'

describe('frames', () => {
  it('counts whole frames and refuses parts of one', () => {
    expect(frameCount(6)).toBe(144)
    expect(() => frameCount(1.03)).toThrow('no whole number')
  })

  it('holds drawings without changing the length', () => {
    const frames = frameCount(2)
    const twos = Array.from({ length: frames }, (_, frame) => heldFrame(frame, 2))
    expect(twos).toHaveLength(frames)
    expect(new Set(twos).size).toBe(frames / 2)
    expect(twos.every((held, frame) => held <= frame && frame - held < 2)).toBe(true)
  })

  it('finds the pose of a frame', () => {
    expect(evenHolds(144)).toEqual([0, 36, 72, 108])
    expect(poseAt(0, [0, 30, 66])).toBe(0)
    expect(poseAt(30, [0, 30, 66])).toBe(1)
    expect(poseAt(143, [0, 30, 66])).toBe(2)
  })
})
