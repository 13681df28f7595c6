import type { ProbedStream } from './probe'

/** Pixels of the longer side of what is played. */
const LONGEST_SIDE = 1_920

export interface Size {
  width: number
  height: number
}

/** Of a copy: no larger than the original, and even, as its colours need it. */
export function proxySize({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  const even = (length: number) => Math.max(2, Math.round((length * scale) / 2) * 2)
  return { width: even(width), height: even(height) }
}

/** Transfer functions of pictures that are brighter than a usual screen. */
const BRIGHT = ['smpte2084', 'arib-std-b67']

/**
 * What makes of any picture one in 8 bits and the colours of HD, in square pixels.
 *
 * @param hasZscale whether this ffmpeg can bring bright pictures down to what a screen shows
 */
export function pictureFilters(video: ProbedStream, size: Size, hasZscale: boolean): string[] {
  const { width, height } = size
  const isBright = BRIGHT.includes(video.color_transfer) && hasZscale
  return [
    // Each frame stays one frame.
    ...(/^(tt|bb|tb|bt)$/.test(video.field_order)
      ? ['bwdif=mode=send_frame:deint=interlaced']
      : []),
    ...(isBright
      ? [
          'zscale=t=linear:npl=100,format=gbrpf32le,zscale=p=bt709',
          'tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv',
          `scale=${width}:${height}:flags=bicubic`,
        ]
      : [
          `scale=${width}:${height}:flags=bicubic+accurate_rnd+full_chroma_int` +
            `:in_color_matrix=${matrixOf(video)}:out_color_matrix=bt709:out_range=tv`,
        ]),
    'setsar=1',
    'format=yuv420p',
  ]
}

/** ffmpeg's names, of the matrices that it can read. */
const MATRICES: Partial<Record<string, string>> = {
  bt709: 'bt709',
  smpte170m: 'smpte170m',
  bt470bg: 'bt470bg',
  bt2020nc: 'bt2020',
  bt2020c: 'bt2020',
  smpte240m: 'smpte240m',
  fcc: 'fcc',
}

/** Where a file says nothing: HD has one matrix, and what is smaller the older one. */
function matrixOf({ color_space: space, height, pix_fmt: format }: ProbedStream): string {
  if (/^(gbr|rgb|bgr|argb|abgr|0rgb|pal8)/.test(format)) return 'auto'
  return MATRICES[space] ?? (height >= 720 ? 'bt709' : 'smpte170m')
}
