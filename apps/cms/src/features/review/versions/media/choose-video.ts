/** What ffprobe tells about a stream. */
interface Track {
  index: number
  codec_type?: string | undefined
  codec_name: string
  width: number
  height: number
  nb_frames: number
  disposition?: Record<string, number> | undefined
}

/** A program of a broadcast: streams that belong together. */
interface Program {
  streams: readonly { index: number }[]
}

interface Chosen<Stream> {
  /** The film, or null if there is no picture. */
  video: Stream | null
  /** The number of films in the file. Covers and thumbnails are not counted. */
  videoCount: number
}

/**
 * Chooses the film: the video track that players show by default. Disabled tracks, previews, covers
 * and pictures for special needs are chosen only if there is nothing else.
 */
export function chooseVideo<Stream extends Track>(streams: readonly Stream[]): Chosen<Stream> {
  const pictures = streams.filter(isPicture)
  const moving = pictures.filter((each) => !isStill(each))
  const video = pictures.toSorted((one, other) => compare(rankOf(one), rankOf(other)))[0]
  return { video: video ?? null, videoCount: Math.max(moving.length, video ? 1 : 0) }
}

/**
 * The streams of the first program that contains a film or, if there is none, a sound. A broadcast
 * may contain several programs, whose sounds must not be mixed.
 */
export function streamsOfProgram<Stream extends Track>(
  streams: readonly Stream[],
  programs: readonly Program[],
): readonly Stream[] {
  const groups = programs.map((program) =>
    streams.filter(({ index }) => program.streams.some((each) => each.index === index)),
  )
  return (
    groups.find((group) => group.some(isPicture)) ??
    groups.find((group) => group.some(({ codec_type: type }) => type === 'audio')) ??
    streams
  )
}

function isPicture({ codec_type: type, codec_name: codec, disposition }: Track): boolean {
  return type === 'video' && isKnown(codec) && disposition?.attached_pic !== 1
}

export function isKnown(codec: string): boolean {
  return codec !== '' && codec !== 'unknown' && codec !== 'none'
}

function isStill({ disposition, nb_frames: frames }: Track): boolean {
  return disposition?.timed_thumbnails === 1 || disposition?.still_image === 1 || frames === 1
}

/** The smaller, the likelier is the track the film; earlier numbers count more. */
function rankOf(stream: Track): number[] {
  const { disposition, width, height, index } = stream
  const isAside = disposition?.dependent === 1 || disposition?.visual_impaired === 1
  return [
    Number(isStill(stream)),
    Number(disposition?.default !== 1),
    Number(isAside || disposition?.comment === 1),
    -width * height,
    index,
  ]
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}
