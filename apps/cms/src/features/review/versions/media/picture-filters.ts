import type { ProbedStream } from './probe'

/** The maximum length of the longer side of copies, in pixels. */
const MAX_SIDE = 1_920

export interface Size {
  width: number
  height: number
}

/**
 * The size of a copy. It is at most the original's, and both sides are even, because chroma
 * subsampling requires it.
 */
export function proxySize({ width, height }: Size): Size {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height))
  const even = (length: number) => Math.max(2, Math.round((length * scale) / 2) * 2)
  return { width: even(width), height: even(height) }
}

/** The transfer functions of HDR. */
const BRIGHT = ['smpte2084', 'arib-std-b67']

export function isBright({ color_transfer: transfer }: ProbedStream): boolean {
  return BRIGHT.includes(transfer)
}

/** Pixel formats with an alpha channel. */
const TRANSPARENT = /^(yuva|gbrap|rgba|argb|bgra|abgr|ya8|ya16|pal8|rgba64|bgra64|ayuv64)/

/** The background color of transparent pictures. */
const GROUND = '0x808080'

/**
 * @returns true if a stream may have transparency, which VP8 and VP9 store in a tag and not in the
 * pixel format
 */
export function isTransparent(video: ProbedStream): boolean {
  return TRANSPARENT.test(video.pix_fmt) || hasAlphaPart(video)
}

/**
 * The decoder arguments for VP8 and VP9 with transparency, because ffmpeg's default decoders ignore
 * it.
 */
export function decoderOf(video: ProbedStream): string[] {
  if (!hasAlphaPart(video)) return []
  if (video.codec_name === 'vp9') return ['-c:v', 'libvpx-vp9']
  return video.codec_name === 'vp8' ? ['-c:v', 'libvpx'] : []
}

function hasAlphaPart({ tags }: ProbedStream): boolean {
  return (tags.alpha_mode ?? tags.ALPHA_MODE) === '1'
}

/** Filters that blend a transparent picture over gray and discard colors of invisible pixels. */
export function groundFilters(video: ProbedStream): string[] {
  if (!isTransparent(video)) return []
  const colors = `in_color_matrix=${matrixOf(video)}${rangeOf(video)}`
  const layers = [
    `scale=${colors}:out_color_matrix=bt709:out_range=tv,format=yuva444p,split[over][under]`,
    `[under]drawbox=color=${GROUND}:t=fill:replace=1[ground]`,
    '[ground][over]overlay=format=yuv444,format=yuv444p',
  ]
  return [layers.join(';')]
}

/**
 * Filters that convert any picture to 8 bits, HD colors and square pixels.
 *
 * @param hasZscale true if this ffmpeg can convert HDR pictures to the brightness of ordinary
 * screens
 */
export function pictureFilters(video: ProbedStream, size: Size, hasZscale: boolean): string[] {
  const { width, height } = size
  const isToneMapped = isBright(video) && hasZscale && !isTransparent(video)
  const colors = isTransparent(video)
    ? 'in_color_matrix=bt709:in_range=tv'
    : `in_color_matrix=${matrixOf(video)}${rangeOf(video)}`
  return [
    // Deinterlacing does not change the number of frames.
    ...(isInterlaced(video) ? ['bwdif=mode=send_frame:deint=interlaced'] : []),
    ...(isToneMapped
      ? [
          'zscale=t=linear:npl=100,format=gbrpf32le,zscale=p=bt709',
          'tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv',
          `scale=${width}:${height}:flags=bicubic`,
        ]
      : [
          `scale=${width}:${height}:flags=bicubic+accurate_rnd+full_chroma_int` +
            `:${colors}:out_color_matrix=bt709:out_range=tv`,
        ]),
    'setsar=1',
    'format=yuv420p',
  ]
}

export function isInterlaced({ field_order: order }: ProbedStream): boolean {
  return /^(tt|bb|tb|bt)$/.test(order)
}

function rangeOf({ color_range: range, pix_fmt: format }: ProbedStream): string {
  if (isRgb(format)) return ''
  if (range === 'pc' || format.startsWith('yuvj')) return ':in_range=pc'
  return ':in_range=tv'
}

function isRgb(format: string): boolean {
  return /^(gbr|rgb|bgr|argb|abgr|0rgb|0bgr|pal8|gray|mono|ya)/.test(format)
}

/** The color matrices that ffmpeg can convert, with their names in ffmpeg. */
const MATRICES: Partial<Record<string, string>> = {
  bt709: 'bt709',
  smpte170m: 'smpte170m',
  bt470bg: 'bt470bg',
  bt2020nc: 'bt2020',
  bt2020c: 'bt2020',
  smpte240m: 'smpte240m',
  fcc: 'fcc',
}

/**
 * Finds the color matrix. If the file names none, it depends on the height: BT.709 for HD, BT.601
 * for smaller pictures.
 */
function matrixOf({ color_space: space, height, pix_fmt: format }: ProbedStream): string {
  if (isRgb(format)) return 'auto'
  return MATRICES[space] ?? (height >= HD_HEIGHT ? 'bt709' : 'smpte170m')
}

const HD_HEIGHT = 720

/** Codecs that are only or mostly used with BT.601. */
const STANDARD_DEFINITION =
  /^(dvvideo|mpeg1video|mpeg2video|mpeg4|mjpeg|vp8|theora|flv1|h26[13]|wmv.*|msmpeg4.*|rv.*|svq.*)$/

/** The sizes of standard definition, which no reduced HD film has. */
const TELEVISION_WIDTHS = [352, 480, 544, 640, 704, 720, 768]
const TELEVISION_HEIGHTS = [240, 288, 480, 486, 512, 576]

/** The smallest width at which a wrong color is worth a remark. */
const SMALL_WIDTH = 480

/**
 * Tells whether the matrix is a guess. Small films may be reduced HD films, whose programs often do
 * not name the matrix.
 */
export function isMatrixGuessed(video: ProbedStream): boolean {
  const { color_space: space, width, height, pix_fmt: format, codec_name: codec } = video
  const isTelevision = TELEVISION_WIDTHS.includes(width) && TELEVISION_HEIGHTS.includes(height)
  const isSmall = height < HD_HEIGHT && width >= SMALL_WIDTH
  const isNamed = MATRICES[space] !== undefined || isRgb(format) || isTransparent(video)
  return !isNamed && isSmall && !isTelevision && !STANDARD_DEFINITION.test(codec)
}
