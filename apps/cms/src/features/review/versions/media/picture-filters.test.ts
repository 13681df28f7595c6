import { expect, it } from 'vitest'
import { isMatrixGuessed, proxySize } from './picture-filters'
import type { ProbedStream } from './probe'

it.each([
  [1920, 1080, 1920, 1080],
  [3840, 2160, 1920, 1080],
  [1280, 720, 1280, 720],
  [1080, 1920, 1080, 1920],
  [2160, 3840, 1080, 1920],
  [1999, 1081, 1920, 1038],
  [853, 479, 854, 480],
  [8000, 10, 1920, 2],
  [1, 1, 2, 2],
])('a film of %i × %i is scaled to %i × %i', (width, height, shownWidth, shownHeight) => {
  expect(proxySize({ width, height })).toEqual({ width: shownWidth, height: shownHeight })
})

it.each([
  ['a reduced film without a matrix', {}, true],
  ['a vertical film without a matrix', { width: 540, height: 700 }, true],
  ['a film that names its matrix', { color_space: 'bt709' }, false],
  ['an HD film', { width: 1280, height: 720 }, false],
  ['a film in the size of television', { width: 720, height: 576 }, false],
  ['a DVD', { width: 704, height: 360, codec_name: 'mpeg2video' }, false],
  ['RGB', { pix_fmt: 'gbrp' }, false],
  ['a thumbnail', { width: 160, height: 90 }, false],
])('whether the colors of %s are guessed', (_, changes, isGuessed) => {
  const film = { codec_name: 'h264', pix_fmt: 'yuv420p', color_space: 'unknown', tags: {} }
  const video = { ...film, width: 640, height: 360, ...changes } as ProbedStream
  expect(isMatrixGuessed(video)).toBe(isGuessed)
})
