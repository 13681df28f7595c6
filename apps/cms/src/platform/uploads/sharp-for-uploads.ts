import sharp, { type SharpInput, type SharpOptions } from 'sharp'

/**
 * Payload re-encodes every WebP and AVIF, because it may be animated, with sharp's default quality,
 * which is too low for originals. The sizes for visitors are created from the original.
 */
export function sharpForUploads(input?: SharpInput, options?: SharpOptions) {
  return sharp(input, options)
    .webp({ quality: 92, smartSubsample: true, force: false })
    .avif({ quality: 80, force: false })
}
