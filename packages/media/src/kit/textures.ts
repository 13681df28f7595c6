import { CanvasTexture, RepeatWrapping, SRGBColorSpace, NoColorSpace, type Texture } from 'three'
import type { Random } from '../lib/random'

type Draw = (pen: CanvasRenderingContext2D, random: Random, size: number) => void

/** A square texture that is drawn in the page. `isData` is for roughness and bump maps. */
export function drawnTexture(
  random: Random,
  draw: Draw,
  { size = 512, isData = false } = {},
): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  draw(pen, random, size)
  const texture = new CanvasTexture(canvas)
  texture.wrapS = texture.wrapT = RepeatWrapping
  texture.colorSpace = isData ? NoColorSpace : SRGBColorSpace
  return texture
}

const grey = (value: number, alpha = 1) => `rgb(${value} ${value} ${value} / ${alpha})`

function speckle(
  pen: CanvasRenderingContext2D,
  random: Random,
  size: number,
  count: number,
  spread: number,
  radius: number,
): void {
  // prettier-ignore
  for (let i = 0; i < count; i++) {
    pen.fillStyle = grey(Math.round(128 + random.range(-spread, spread)), 0.35)
    const r = random.range(radius * 0.4, radius)
    pen.fillRect(random.range(0, size), random.range(0, size), r, r)
  }
}

function blotches(
  pen: CanvasRenderingContext2D,
  random: Random,
  size: number,
  count: number,
  depth: number,
): void {
  // prettier-ignore
  for (let i = 0; i < count; i++) {
    const [x, y, r] = [random.range(0, size), random.range(0, size), random.range(size / 16, size / 4)]
    // The shape is also drawn beyond each edge, so that the texture has no seam.
    for (const dx of [-size, 0, size]) {
      for (const dy of [-size, 0, size]) {
        const wash = pen.createRadialGradient(x + dx, y + dy, 0, x + dx, y + dy, r)
        const value = i % 2 ? 255 : 0
        wash.addColorStop(0, grey(value, depth))
        wash.addColorStop(1, grey(value, 0))
        pen.fillStyle = wash
        pen.fillRect(0, 0, size, size)
      }
    }
  }
}

const base = (pen: CanvasRenderingContext2D, size: number, value = 128) => {
  pen.fillStyle = grey(value)
  pen.fillRect(0, 0, size, size)
}

/** Height or roughness of cast concrete. */
export const concrete: Draw = (pen, random, size) => {
  base(pen, size)
  blotches(pen, random, size, 26, 0.1)
  speckle(pen, random, size, 5000, 70, 2)
  for (let i = 0; i < 40; i++) {
    pen.fillStyle = grey(60, 0.6)
    pen.beginPath()
    pen.arc(random.range(0, size), random.range(0, size), random.range(0.5, 2.5), 0, 7)
    pen.fill()
  }
}

export const asphalt: Draw = (pen, random, size) => {
  base(pen, size, 120)
  speckle(pen, random, size, 22000, 110, 2.4)
  blotches(pen, random, size, 20, 0.16)
}

/** Fine parallel scratches of brushed metal. */
export const brushed: Draw = (pen, random, size) => {
  base(pen, size)
  for (let i = 0; i < 2600; i++) {
    pen.fillStyle = grey(Math.round(128 + random.range(-70, 70)), 0.25)
    pen.fillRect(
      random.range(-size / 2, size),
      random.range(0, size),
      random.range(size / 6, size),
      1,
    )
  }
}

export const weave: Draw = (pen, random, size) => {
  const step = size / 64
  for (let y = 0; y < 64; y++) {
    for (let x = 0; x < 64; x++) {
      const value = ((x + y) % 2 ? 150 : 92) + random.range(-14, 14)
      pen.fillStyle = grey(Math.round(value))
      pen.fillRect(x * step, y * step, step, step)
    }
  }
}

export const paper: Draw = (pen, random, size) => {
  base(pen, size, 200)
  blotches(pen, random, size, 30, 0.04)
  speckle(pen, random, size, 14000, 60, 1.6)
}

/** Planks or boards: long grain with knots. */
export const wood: Draw = (pen, random, size) => {
  base(pen, size)
  for (let y = 0; y < size; y += 2) {
    pen.fillStyle = grey(Math.round(128 + random.range(-30, 30) + 24 * Math.sin(y * 0.06)), 0.5)
    pen.fillRect(0, y, size, 2)
  }
  blotches(pen, random, size, 10, 0.12)
}
