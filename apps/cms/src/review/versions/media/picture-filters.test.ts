import { expect, it } from 'vitest'
import { proxySize } from './picture-filters'

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
