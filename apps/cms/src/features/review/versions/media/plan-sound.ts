import type { Remark } from '@studio/shared/review/media'
import type { ProbedStream } from './probe'

export interface SoundPlan {
  /** The streams that are played: one, or two for left and right. */
  streams: ProbedStream[]
  /** An ffmpeg filter that converts each stream to two channels. */
  channels: string
  /** Remarks on the sound that the room shows. */
  remarks: Remark[]
}

/** Channel layouts that ffmpeg can mix down to stereo. */
const SURROUND =
  /^(2\.1|3\.0|3\.0\(back\)|3\.1|4\.0|4\.1|quad|quad\(side\)|5\.0|5\.0\(side\)|5\.1|5\.1\(side\)|6\.0|6\.1|6\.1\(back\)|7\.0|7\.1|7\.1\(wide\)|7\.1\(wide-side\)|hexagonal|octagonal)$/

/**
 * Decides which sounds of a film are played: the track that players play by default. Two mono tracks
 * become left and right, unless they are different languages. If the channels or tracks have no
 * known layout, only the first two are played. The others may be other languages or stems, which
 * must not be mixed.
 */
export function planSound(sounds: readonly ProbedStream[]): SoundPlan | null {
  const [first, second] = sounds
  if (!first) return null
  const chosen = defaultOf(sounds) ?? first
  const arePair = first.channels === 1 && second?.channels === 1 && chosen === first
  if (arePair && !areLanguages(first, second)) {
    return {
      streams: [first, second],
      channels: 'aformat=channel_layouts=mono',
      remarks: sounds.length > 2 ? [{ kind: 'firstTracks', value: sounds.length }] : [],
    }
  }
  const kind = chosen === first ? 'firstTrack' : 'defaultTrack'
  const others: Remark[] = sounds.length > 1 ? [{ kind, value: sounds.length }] : []
  return { streams: [chosen], ...planChannels(chosen, others) }
}

/** The default track. Comments and descriptions are chosen only if no other one is a default. */
function defaultOf(sounds: readonly ProbedStream[]): ProbedStream | undefined {
  const defaults = sounds.filter(({ disposition }) => disposition?.default === 1)
  const isAside = ({ disposition }: ProbedStream) =>
    disposition?.comment === 1 || disposition?.visual_impaired === 1
  return defaults.find((each) => !isAside(each)) ?? defaults[0]
}

function areLanguages({ tags: one }: ProbedStream, { tags: other }: ProbedStream): boolean {
  const isNamed = (language: string | undefined) => language !== undefined && language !== 'und'
  return isNamed(one.language) && isNamed(other.language) && one.language !== other.language
}

function planChannels({ channels, channel_layout: layout }: ProbedStream, others: Remark[]) {
  const stereo = 'aformat=channel_layouts=stereo'
  if (channels <= 2) return { channels: stereo, remarks: others }
  return SURROUND.test(layout)
    ? { channels: stereo, remarks: [{ kind: 'mixedDown', value: channels } as const, ...others] }
    : {
        channels: 'pan=stereo|c0=c0|c1=c1',
        remarks: [{ kind: 'firstChannels', value: channels } as const, ...others],
      }
}

/**
 * Builds the ffmpeg filters that produce one stereo sound.
 *
 * @param after the filters for each stream that shift it to its correct time
 */
export function soundGraph(plan: SoundPlan, after: readonly string[], label: string): string {
  const chainOf = (stream: ProbedStream) =>
    `[0:${stream.index}]${[plan.channels, ...after].join(',')}`
  const [left, right] = plan.streams.map(chainOf)
  if (!right) return `${left}[${label}]`
  return `${left}[left];${right}[right];[left][right]join=inputs=2:channel_layout=stereo[${label}]`
}
