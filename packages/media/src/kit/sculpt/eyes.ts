import { CanvasTexture, Color, Group, SphereGeometry, SRGBColorSpace, type ColorRepresentation } from 'three' // prettier-ignore
import { MeshPhysicalMaterial } from 'three'
import { paintedAs } from '../../engine/paint'
import { random } from '../../lib/random'
import { solid } from '../shapes'
import { measures } from './face'
import { clamp, rope, union, type V3 } from './form'
import { hairMaterial } from './materials'
import type { Looks, Mood } from './looks'
import { skinOf } from './skin'

/**
 * The texture of the eye: white, an iris with a dark edge and rays, and a pupil. The pole of the
 * sphere looks ahead.
 */
function irisTexture(iris: ColorRepresentation) {
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [512, 512]
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  const base = new Color(iris)
  const css = (color: Color) => `#${color.getHexString()}`
  const dark = base.clone().multiplyScalar(0.28)
  const light = base.clone().lerp(new Color('#fff3d8'), 0.35)
  const white = pen.createLinearGradient(0, 0, 0, 512)
  white.addColorStop(0, '#f3eee9')
  white.addColorStop(0.3, '#ece4de')
  white.addColorStop(0.6, '#d9bcb0')
  pen.fillStyle = white
  pen.fillRect(0, 0, 512, 512)
  // In the texture v begins at the pole. The first sixth is the iris.
  const edge = 512 * 0.158
  const ring = pen.createLinearGradient(0, 0, 0, edge + 10)
  ring.addColorStop(0, '#050404')
  ring.addColorStop(0.4, '#050404')
  ring.addColorStop(0.46, css(dark))
  ring.addColorStop(0.56, css(base))
  ring.addColorStop(0.78, css(light))
  ring.addColorStop(0.9, css(dark))
  ring.addColorStop(1, css(dark.clone().lerp(new Color('#d9d2cc'), 0.55)))
  pen.fillStyle = ring
  pen.fillRect(0, 0, 512, edge + 6)
  const r = random(7)
  for (let i = 0; i < 170; i++) {
    pen.fillStyle = i % 2 ? css(light) : css(dark)
    pen.globalAlpha = r.range(0.08, 0.3)
    pen.fillRect(r.range(0, 512), edge * 0.46, r.range(1, 4), edge * r.range(0.25, 0.45))
  }
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.flipY = false
  return texture
}

export function buildEyes(looks: Looks, mood: Mood): Group {
  const { eye, eyeRadius } = measures(looks)
  const all = new Group()
  const material = paintedAs(
    new MeshPhysicalMaterial({ color: '#ffffff', map: irisTexture(looks.iris), roughness: 0.18, clearcoat: 1, clearcoatRoughness: 0.03, envMapIntensity: 1.1 }), // prettier-ignore
    { color: '#ffffff', group: 'character' },
  )
  // The sphere's pole is turned ahead, and v runs downwards from it.
  const geometry = new SphereGeometry(eyeRadius, 48, 48)
  const uv = geometry.getAttribute('uv')
  for (let i = 0; i < uv.count; i++) uv.setY(i, 1 - uv.getY(i))
  geometry.rotateX(Math.PI / 2)
  for (const side of [-1, 1]) {
    const ball = solid(geometry, material, [eye[0] * side, eye[1], eye[2]])
    ball.castShadow = false
    ball.rotation.set(-mood.lookY * 0.3 + 0.02, mood.lookX * 0.42 + side * 0.035, 0, 'YXZ')
    all.add(ball)
  }
  return all
}

/** The lashes along the edge of the upper lid, and the brows on the bone above. */
export function buildLashes(looks: Looks, mood: Mood, upAngle: number): Group {
  const { eye, eyeRadius } = measures(looks)
  const { tilt = 0.08, lashes = 0.4 } = looks.eyes ?? {}
  const all = new Group()
  const dark = hairMaterial('#140d0a', 0.2)
  const r = eyeRadius + 0.0046
  for (const side of [-1, 1]) {
    const points: V3[] = []
    for (let i = 0; i <= 10; i++) {
      const a = ((i / 10) * 2 - 1) * 1.18
      const [x, y, z] = [Math.sin(a) * r, Math.cos(a) * Math.sin(upAngle) * r + Math.sin(a) * r * tilt, Math.cos(a) * Math.cos(upAngle) * r] // prettier-ignore
      points.push([side * (eye[0] + x), eye[1] + y, eye[2] + z])
    }
    const last = points[10]
    if (last && lashes > 0.5)
      points.push([last[0] + side * 0.005, last[1] + 0.003, last[2] - 0.001])
    const form = rope(points, (t) => 0.0006 + (0.0008 + 0.0016 * lashes) * clamp(Math.sin(Math.PI * (0.12 + t * 0.8))) * (0.6 + 0.5 * t), 0.001) // prettier-ignore
    all.add(solid(skinOf(form, 0.0011), dark))
  }
  return all
}

export function browForm(
  on: (x: number, y: number, out: number) => V3,
  looks: Looks,
  mood: Mood,
  side: number,
) {
  // prettier-ignore
  const lift = mood.brows * 0.009
  const weight = looks.browWeight ?? 1
  const hairs = Array.from({ length: 3 }, (_, i) => {
    const dy = (i - 1) * 0.0024 * weight
    const line = [[0.0175, 0.05], [0.03, 0.0575], [0.046, 0.0605], [0.06, 0.0565], [0.0685, 0.0475]] as const // prettier-ignore
    return rope(
      line.map(([x, y], j) => on(side * x, y + lift * (1 - j * 0.1) + dy * (1 - j * 0.2) + (j === 0 ? -Math.max(0, -mood.brows) * 0.004 : 0), 0.0012)), // prettier-ignore
      (t) => (0.0022 * weight + 0.0003 * i) * (1 - 0.72 * t * t) * (t < 0.12 ? 0.7 + t * 2.5 : 1),
      0.003,
    )
  })
  return union(0.003, ...hairs)
}
