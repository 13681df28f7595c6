import { describe, expect, it } from 'vitest'
import { readVtt, VttError } from './read-vtt'

const cue = (times: string, text = 'A gull cries') => `WEBVTT\n\n${times}\n${text}\n`

describe('captions', () => {
  it('are read with names, settings, notes and several lines', () => {
    const text =
      '\uFEFFWEBVTT - film\r\n\r\nNOTE by the studio\r\n\r\nfirst\r\n00:01.000 --> 00:02.500 line:80%\r\nA gull cries\r\n[waves]\r\n\r\n01:00:02.500 --> 01:00:04.000\r\nA bell\r\n'
    expect(readVtt(text)).toEqual([
      { start: 1, end: 2.5, text: 'A gull cries\n[waves]' },
      { start: 3602.5, end: 3604, text: 'A bell' },
    ])
  })

  it.each([
    ['', 'noHeader', 1],
    ['1\n00:00:01,000 --> 00:00:02,000\nSubRip', 'noHeader', 1],
    ['WEBVTT', 'noCues', 1],
    ['WEBVTT\n\nonly words', 'badTime', 3],
    [cue('00:01,000 --> 00:02,000'), 'badTime', 3],
    [cue('00:61.000 --> 00:62.000'), 'badTime', 3],
    [cue('00:02.000 --> 00:02.000'), 'endsTooEarly', 3],
    [cue('00:01.000 --> 00:02.000', ' '), 'noText', 3],
    [`${cue('00:05.000 --> 00:06.000')}\n00:01.000 --> 00:02.000\nEarlier`, 'outOfOrder', 6],
  ])('%j are refused: %s in line %i', (text, reason, line) => {
    expect(() => readVtt(text)).toThrow(new VttError(reason as VttError['reason'], line))
  })
})
