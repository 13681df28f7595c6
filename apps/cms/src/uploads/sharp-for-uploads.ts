import sharp, { type SharpInput, type SharpOptions } from 'sharp'

/**
 * Payload writes every WebP and AVIF anew, in case it moves, with sharp's own
 * quality: half of an original would be lost before anybody has seen it. What
 * visitors get is made from the original, in their size.
 */
export function sharpForUploads(input?: SharpInput, options?: SharpOptions) {
  return sharp(input, options)
    .webp({ quality: 92, smartSubsample: true, force: false })
    .avif({ quality: 80, force: false })
}
