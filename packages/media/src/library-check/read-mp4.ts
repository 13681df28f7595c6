import { boxAt, boxesIn } from './boxes'

export interface ClipFacts {
  codec: string
  width: number
  height: number
  frames: number
  /** The exact frames per second; undefined if frames differ in length. */
  rate: number | undefined
  seconds: number
  /** Whether the index comes before the media data, so that playback starts at once. */
  isFastStart: boolean
  tracks: number
}

export function readMp4(file: Buffer): ClipFacts {
  const top = boxesIn(file).map(({ type }) => type)
  const moov = boxAt(file, 'moov')
  const mdhd = boxAt(file, 'moov/trak/mdia/mdhd')
  const scale = file.readUInt32BE(mdhd.start + (file[mdhd.start] === 1 ? 20 : 12))
  const stts = boxAt(file, 'moov/trak/mdia/minf/stbl/stts')
  const runs = Array.from({ length: file.readUInt32BE(stts.start + 4) }, (_, i) => {
    const at = stts.start + 8 + i * 8
    return { count: file.readUInt32BE(at), ticks: file.readUInt32BE(at + 4) }
  })
  const frames = runs.reduce((sum, { count }) => sum + count, 0)
  const ticks = runs.reduce((sum, run) => sum + run.count * run.ticks, 0)
  const isEven = runs.every((run) => run.ticks === runs[0]?.ticks)
  const stsd = boxAt(file, 'moov/trak/mdia/minf/stbl/stsd')
  const [entry] = boxesIn(file, stsd.start + 8, stsd.end)
  if (!entry) throw new Error('no sample entry')
  return {
    codec: entry.type,
    width: file.readUInt16BE(entry.start + 24),
    height: file.readUInt16BE(entry.start + 26),
    frames,
    rate: isEven && runs[0] ? scale / runs[0].ticks : undefined,
    seconds: ticks / scale,
    isFastStart: top.indexOf('moov') < top.indexOf('mdat'),
    tracks: boxesIn(file, moov.start, moov.end).filter(({ type }) => type === 'trak').length,
  }
}
