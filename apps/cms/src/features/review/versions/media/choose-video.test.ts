import { expect, it } from 'vitest'
import { chooseVideo, streamsOfProgram } from './choose-video'

type Track = Parameters<typeof chooseVideo>[0][number]

const video = (index: number, changes: Partial<Track> = {}): Track => ({
  ...{ index, codec_type: 'video', codec_name: 'h264', width: 320, height: 180 },
  ...{ nb_frames: 0, disposition: {}, ...changes },
})

const small = { width: 160, height: 90 }
const marked = (...names: string[]) => ({
  disposition: Object.fromEntries(names.map((name) => [name, 1])),
})

it.each([
  ['the only track, even if it is disabled', [video(0)], 0, 1],
  ['the default track', [video(0), video(1, marked('default'))], 1, 2],
  [
    'the first of two default tracks',
    [video(0, marked('default')), video(1, marked('default'))],
    0,
    2,
  ],
  ['the larger one, if no track is marked', [video(0, small), video(1)], 1, 2],
  ['no cover', [video(0, marked('attached_pic', 'default')), video(1)], 1, 1],
  ['no thumbnails', [video(0, marked('timed_thumbnails', 'default')), video(1)], 1, 1],
  ['no track of one frame', [video(0, { nb_frames: 1, ...marked('default') }), video(1)], 1, 1],
  ['no comment', [video(0, marked('default', 'comment')), video(1, marked('default'))], 1, 2],
  ['no unknown codec', [video(0, { codec_name: 'none', ...marked('default') }), video(1)], 1, 1],
])('the film is %s', (_, streams, index, videoCount) => {
  const chosen = chooseVideo(streams)
  expect([chosen.video?.index, chosen.videoCount]).toEqual([index, videoCount])
})

it('a cover alone is no film', () => {
  expect(chooseVideo([video(0, marked('attached_pic'))])).toEqual({ video: null, videoCount: 0 })
})

it('only the streams of the first program with a film are used', () => {
  const sound = (index: number) => ({ ...video(index), codec_type: 'audio', codec_name: 'aac' })
  const streams = [sound(0), video(1), sound(2), video(3)]
  const programs = [[0], [1, 2], [3]].map((each) => ({
    streams: each.map((index) => ({ index })),
  }))
  const indexes = (of: typeof programs) => streamsOfProgram(streams, of).map(({ index }) => index)
  expect(indexes(programs)).toEqual([1, 2])
  expect(indexes(programs.slice(0, 1))).toEqual([0])
  expect(indexes([])).toEqual([0, 1, 2, 3])
})
