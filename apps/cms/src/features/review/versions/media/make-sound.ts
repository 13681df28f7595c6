import path from 'node:path'
import { type SoundPlan, soundGraph } from './plan-sound'
import { input, type Source, type Workplace } from './probe'
import { runFfmpeg } from './run-ffmpeg'

/** Makes a copy of a sound that every browser plays. */
export async function makeSoundProxy(
  place: Workplace,
  source: Source,
  plan: SoundPlan,
  onSecond: (second: number) => void,
): Promise<string> {
  await runFfmpeg(place, {
    args: [
      ...[...input(source), '-filter_complex', soundGraph(plan, ['aresample=48000'], 'sound')],
      ...['-map', '[sound]', '-c:a', 'aac', '-b:a', '192k'],
      ...['-map_metadata', '-1', '-movflags', '+faststart'],
      ...['-f', 'mp4', 'file:proxy.m4a'],
    ],
    onProgress: (key, value) => {
      if (key === 'out_time_us' && Number(value) > 0) onSecond(Number(value) / 1_000_000)
    },
  })
  return path.join(place.folder, 'proxy.m4a')
}

/** Draws the loudness over time on a transparent background, which suits light and dark pages. */
export async function makeWaveform(
  place: Workplace,
  proxy: Source,
  seconds: number,
): Promise<string> {
  await runFfmpeg(place, {
    seconds: 120 + seconds / 4,
    args: [
      ...[...input(proxy), '-filter_complex'],
      'aformat=channel_layouts=mono,showwavespic=s=1800x160:colors=0x8a8f98:scale=sqrt',
      ...['-frames:v', '1', '-f', 'image2', '-update', '1', 'file:waveform.png'],
    ],
  })
  return path.join(place.folder, 'waveform.png')
}
