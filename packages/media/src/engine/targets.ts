import {
  FloatType,
  HalfFloatType,
  LinearFilter,
  LinearSRGBColorSpace,
  NearestFilter,
  UnsignedByteType,
  WebGLRenderTarget,
} from 'three'

const base = { generateMipmaps: false, colorSpace: LinearSRGBColorSpace } as const

export interface Size {
  width: number
  height: number
}

/** A target for light. The depth buffer is needed for drawing a scene into it. */
export const lightTarget = ({ width, height }: Size, depthBuffer = true) =>
  new WebGLRenderTarget(width, height, { ...base, type: HalfFloatType, depthBuffer })

/** A target for the sum of many pictures. */
export const sumTarget = ({ width, height }: Size) =>
  new WebGLRenderTarget(width, height, { ...base, type: FloatType, depthBuffer: false })

export const byteTarget = ({ width, height }: Size) =>
  new WebGLRenderTarget(width, height, { ...base, type: UnsignedByteType, depthBuffer: false })

/** A target for flat color, shape and part together. Neighboring pixels are never blended. */
export const shapeTarget = ({ width, height }: Size) =>
  new WebGLRenderTarget(width, height, {
    ...base,
    count: 3,
    type: HalfFloatType,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
  })

export const softTarget = ({ width, height }: Size) =>
  new WebGLRenderTarget(Math.max(1, width | 0), Math.max(1, height | 0), {
    ...base,
    type: HalfFloatType,
    depthBuffer: false,
    minFilter: LinearFilter,
    magFilter: LinearFilter,
  })
