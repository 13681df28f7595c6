import { describe, expect, it } from 'vitest'
import { planSound, soundGraph } from './plan-sound'
import type { ProbedStream } from './probe'

const sound = (index: number, channels: number, layout = '') =>
  ({ index, channels, channel_layout: layout, tags: {} }) as ProbedStream

const withDefault = (stream: ProbedStream, disposition: Record<string, number> = {}) => ({
  ...stream,
  disposition: { default: 1, ...disposition },
})

const inLanguage = (stream: ProbedStream, language: string) => ({ ...stream, tags: { language } })

const mono = (count: number) => Array.from({ length: count }, (_, n) => sound(n + 1, 1))

describe('the played sound of a film', () => {
  it('is null without sounds', () => {
    expect(planSound([])).toBeNull()
  })

  it.each([
    ['one in stereo', [sound(1, 2, 'stereo')], [1], []],
    ['one of one channel', [sound(1, 1, 'mono')], [1], []],
    ['two of one channel', mono(2), [1, 2], []],
    ['32 of one channel', mono(32), [1, 2], [{ kind: 'firstTracks', value: 32 }]],
    [
      'two languages',
      [sound(1, 2, 'stereo'), sound(2, 2, 'stereo')],
      [1],
      [{ kind: 'firstTrack', value: 2 }],
    ],
    [
      'two tracks, of which the second is the default',
      [sound(1, 2), withDefault(sound(2, 2))],
      [2],
      [{ kind: 'defaultTrack', value: 2 }],
    ],
    [
      'two tracks of one channel, of which the second is the default',
      [sound(1, 1), withDefault(sound(2, 1))],
      [2],
      [{ kind: 'defaultTrack', value: 2 }],
    ],
    ['two of one channel, the first marked', [withDefault(sound(1, 1)), sound(2, 1)], [1, 2], []],
    [
      'two languages of one channel',
      [inLanguage(sound(1, 1), 'eng'), inLanguage(sound(2, 1), 'deu')],
      [1],
      [{ kind: 'firstTrack', value: 2 }],
    ],
    [
      'a comment and the film’s sound, both defaults',
      [withDefault(sound(1, 2), { comment: 1 }), withDefault(sound(2, 2))],
      [2],
      [{ kind: 'defaultTrack', value: 2 }],
    ],
    ['5.1', [sound(1, 6, '5.1(side)')], [1], [{ kind: 'mixedDown', value: 6 }]],
    ['six channels without places', [sound(1, 6)], [1], [{ kind: 'firstChannels', value: 6 }]],
    ['twelve channels', [sound(1, 12, '7.1.4')], [1], [{ kind: 'firstChannels', value: 12 }]],
    [
      'eight channels and a mix of them',
      [sound(1, 8), sound(2, 2, 'stereo')],
      [1],
      [
        { kind: 'firstChannels', value: 8 },
        { kind: 'firstTrack', value: 2 },
      ],
    ],
  ])('of %s', (_, sounds, streams, remarks) => {
    const plan = planSound(sounds)
    expect(plan?.streams.map(({ index }) => index)).toEqual(streams)
    expect(plan?.remarks).toEqual(remarks)
  })

  it('joins two mono tracks as left and right', () => {
    const plan = planSound(mono(2))
    const graph = plan && soundGraph(plan, ['apad'], 'sound')
    expect(graph).toBe(
      '[0:1]aformat=channel_layouts=mono,apad[left];[0:2]aformat=channel_layouts=mono,apad[right];' +
        '[left][right]join=inputs=2:channel_layout=stereo[sound]',
    )
  })
})
