import { describe, expect, it } from 'vitest'
import { random } from '../../lib/random'
import { clash } from '../effects/impacts'
import { pencil, signature } from '../effects/drawing'
import { splash } from '../effects/liquids'
import { crowd } from '../effects/places'
import { filtered } from './filter'
import { inRoom } from './reverb'
import { gainAt } from './shape'
import { tone } from './signals'
import { addTo, placed, RATE, silence, type Mono, type Stereo } from './stereo'

const power = (samples: Mono) => samples.reduce((sum, one) => sum + one * one, 0) / samples.length
const isFinite = ({ left, right }: Stereo) => [...left, ...right].every(Number.isFinite)

describe('effects', () => {
  it.each([
    ['a pencil', () => pencil(1, random(1))],
    ['a clash', () => clash(random(2))],
    ['a splash', () => splash(random(3))],
    ['a crowd', () => crowd(1, random(4), () => 1)],
    ['the signature', () => signature(random(5))],
  ])('%s is the same each time, is heard, and breaks nowhere', (_, make) => {
    const [first, second] = [make(), make()]
    expect(first.left).toEqual(second.left)
    expect(isFinite(first)).toBe(true)
    expect(power(first.left)).toBeGreaterThan(1e-6)
  })

  it('other seeds give other sounds', () => {
    expect(pencil(1, random(1)).left).not.toEqual(pencil(1, random(2)).left)
  })
})

describe('signals', () => {
  it('a filter takes what is outside of its band', () => {
    const [low, high] = [tone(0.5, 100), tone(0.5, 8000)]
    expect(power(filtered(low, 'lowpass', 800))).toBeGreaterThan(power(low) * 0.9)
    expect(power(filtered(high, 'lowpass', 800))).toBeLessThan(power(high) * 0.01)
    expect(power(filtered(low, 'highpass', 800))).toBeLessThan(power(low) * 0.01)
    expect(power(filtered(low, 'bandpass', 8000, 4))).toBeLessThan(power(low) * 0.01)
  })

  it('a tone has its pitch', () => {
    const samples = tone(1, 440)
    const rises = samples.filter((one, i) => one >= 0 && (samples[i - 1] ?? 0) < 0).length
    expect(Math.abs(rises - 440)).toBeLessThanOrEqual(1)
  })

  it('the sides share a sound by its place, at equal power', () => {
    const sound = placed(tone(0.2, 440), -1)
    expect(power(sound.right)).toBeLessThan(1e-9)
    const middle = placed(tone(0.2, 440), 0)
    expect(power(middle.left)).toBeCloseTo(power(middle.right), 6)
    expect(power(middle.left) + power(middle.right)).toBeCloseTo(power(tone(0.2, 440)), 5)
  })

  it('a room rings on, and falls silent in its time', () => {
    const click = silence(0.05)
    click.left[0] = 1
    const { left } = inRoom(click, { seconds: 1, amount: 1 })
    const slice = (from: number, to: number) => power(left.slice(from * RATE, to * RATE))
    expect(slice(0.1, 0.3)).toBeGreaterThan(0)
    expect(slice(0.8, 1)).toBeLessThan(slice(0.1, 0.3) / 1000)
  })

  it('what is added outside of a sound is not heard', () => {
    const whole = addTo(silence(0.1), placed(tone(0.2, 440)), 0.05)
    expect(whole.left).toHaveLength(0.1 * RATE)
    expect(power(whole.left.slice(0, 0.04 * RATE))).toBe(0)
  })

  it.each([
    [-1, 0],
    [0.5, 0.5],
    [1.5, 0.75],
    [9, 0.5],
  ])('at %f seconds a shape has its gain', (seconds, gain) => {
    const points = [[0, 0], [1, 1], [2, 0.5]] as const // prettier-ignore
    expect(gainAt(points, seconds)).toBeCloseTo(gain)
  })
})
