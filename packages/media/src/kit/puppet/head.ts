import { Group, SphereGeometry, TorusGeometry, Vector3, type ColorRepresentation, type Object3D } from 'three' // prettier-ignore
import type { PaintedMaterial } from '../../engine/paint'
import type { Kit } from '../../engine/take'
import { bevelled, capsule, loft, solid } from '../shapes'
import { bentTube } from './bent-tube'
import { dressHair, type Hair } from './hair'
import type { Pose } from './pose'

export interface Face {
  skin: ColorRepresentation
  hair: Hair
  hairColor: ColorRepresentation
  glasses?: ColorRepresentation
  beard?: boolean
}

const ball = (radius: number) => new SphereGeometry(radius, 24, 18)

/** The shape of the head, an egg with a jaw, as rings from chin to crown. */
function skull() {
  const profile: [y: number, half: number, deep: number, forward: number][] = [[-0.145, 0.002, 0.002, 0.035], [-0.14, 0.045, 0.04, 0.035], [-0.12, 0.085, 0.08, 0.025], [-0.07, 0.118, 0.118, 0.01], [0, 0.134, 0.14, 0], [0.06, 0.136, 0.145, -0.005], [0.11, 0.118, 0.128, -0.01], [0.145, 0.08, 0.088, -0.012], [0.16, 0.03, 0.035, -0.012], [0.162, 0.001, 0.001, -0.012]] // prettier-ignore
  return loft(
    profile.map(([y, half, deep, forward]) =>
      Array.from({ length: 28 }, (_, i) => {
        const angle = (-i / 28) * Math.PI * 2
        return new Vector3(Math.cos(angle) * half, y, Math.sin(angle) * deep + forward)
      }),
    ),
  )
}

export function buildHead(kit: Kit, face: Face) {
  const group = 'character'
  const skin = kit.material({ color: face.skin, roughness: 0.55, group, clay: '#d8a582' })
  const hair = kit.material({ color: face.hairColor, roughness: 0.5, group, clay: '#8a6a55' })
  const white = kit.material({
    color: '#f4efe8',
    roughness: 0.25,
    group,
    clay: '#e6ddd2',
    line: 0.6,
  })
  const black = kit.material({ color: '#16120f', roughness: 0.12, reflect: 1.5, group, clay: '#3c332d', line: 0 }) // prettier-ignore
  const lip = kit.material({ color: '#4a1a1a', roughness: 0.5, group, clay: '#6b4334', line: 0.5 })

  const root = new Group()
  root.add(solid(skull(), skin))
  const nose = solid(ball(0.026), skin, [0, -0.022, 0.148])
  nose.scale.set(0.85, 1.1, 1)
  root.add(nose)
  for (const side of [-1, 1]) {
    const ear = solid(ball(0.034), skin, [side * 0.134, -0.01, -0.005])
    ear.scale.set(0.5, 1.15, 0.8)
    root.add(ear)
  }
  const eyes = [-1, 1].map((side) => buildEye(root, side, { skin, white, black, hair }))
  const mouth = buildMouth(root, lip, black)
  dressHair(root, face.hair, hair)
  if (face.beard) {
    const beard = solid(ball(0.105), hair, [0, -0.085, 0.032])
    beard.scale.set(1.06, 0.72, 0.98)
    root.add(beard)
  }
  if (face.glasses) root.add(glasses(kit, face.glasses))

  return {
    root,
    set(pose: Pose): void {
      root.rotation.set(pose.headNod, pose.headTurn, pose.headTilt, 'YXZ')
      for (const eye of eyes) eye(pose)
      mouth(pose)
    },
  }
}

type Paints = Record<'skin' | 'white' | 'black' | 'hair', PaintedMaterial>

function buildEye(root: Object3D, side: number, { skin, white, black, hair }: Paints) {
  const socket = new Group()
  socket.position.set(side * 0.054, 0.024, 0.118)
  socket.rotation.y = side * 0.3
  const globe = solid(ball(0.029), white)
  globe.scale.set(1, 1.18, 0.6)
  const pupil = solid(ball(0.0165), black)
  pupil.scale.set(1, 1.15, 0.5)
  const lid = solid(ball(0.0315), skin)
  lid.scale.set(1.05, 1.2, 0.62)
  socket.add(globe, pupil, lid)
  const brow = solid(capsule(0.0085, 0.042), hair)
  root.add(socket, brow)
  return (pose: Pose) => {
    pupil.position.set(pose.lookX * 0.009 - side * 0.004, pose.lookY * 0.01, 0.0125)
    // The lid is a second, larger sphere that turns down over the eye.
    const open = Math.max(0, Math.min(1, pose.eyes))
    lid.visible = open < 0.92
    lid.position.y = open * 0.046
    globe.scale.y = 1.18 + Math.max(0, pose.brows) * 0.1
    brow.position.set(side * 0.056, 0.076 + pose.brows * 0.014, 0.138)
    brow.rotation.set(
      0.15,
      side * 0.35,
      Math.PI / 2 + side * (-0.12 + Math.min(0, pose.brows) * -0.4),
    )
  }
}

function buildMouth(root: Object3D, lip: PaintedMaterial, inside: PaintedMaterial) {
  const line = bentTube((along) => [0.0052 * Math.sin(Math.PI * (0.08 + along * 0.84)), 0.005])
  const smile = solid(line.geometry, lip)
  smile.castShadow = false
  const hole = solid(ball(0.03), inside, [0, -0.078, 0.117])
  root.add(smile, hole)
  return ({ mouth, wide, smile: glad }: Pose) => {
    const half = 0.026 + wide * 0.02 + Math.max(0, glad) * 0.008
    const bow = glad * 0.014
    const y = -0.074
    line.bend(
      new Vector3(-half, y + bow, 0.117),
      new Vector3(0, y - bow * 0.6, 0.1355),
      new Vector3(half, y + bow, 0.117),
      new Vector3(0, 1, 0),
      0.9,
    )
    smile.visible = mouth < 0.12
    hole.visible = !smile.visible
    hole.scale.set(half / 0.032, 0.15 + mouth * 0.85, 0.55)
    hole.position.y = y - mouth * 0.012
  }
}

function glasses(kit: Kit, color: ColorRepresentation): Object3D {
  const frame = kit.material({ color, roughness: 0.3, group: 'character', clay: '#4d463f' })
  const all = new Group()
  for (const side of [-1, 1]) {
    const rim = solid(new TorusGeometry(0.043, 0.0048, 8, 28), frame, [side * 0.055, 0.022, 0.146])
    rim.rotation.y = side * 0.22
    all.add(rim, solid(bevelled(0.006, 0.008, 0.14, 0.002), frame, [side * 0.128, 0.03, 0.07]))
  }
  all.add(solid(bevelled(0.03, 0.006, 0.006, 0.002), frame, [0, 0.03, 0.152]))
  return all
}
