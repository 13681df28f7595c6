import { InstancedMesh, Matrix4, Quaternion, SphereGeometry, Vector3, type Object3D } from 'three'
import type { Kit } from '../../engine/take'
import { BEATS } from './beats'

const COUNT = 46
const END = 5.72

/** A thin jet from the fish's mouth that falls in an arc. */
export function buildFountain(kit: Kit) {
  const water = kit.material({ color: '#5fd0da', emissive: '#1b8ea0', glow: 0.5, roughness: 0.08, reflect: 1.5, group: 'prop', flat: '#7fdbe0', line: 0.5, clay: '#b5c6c9' }) // prettier-ignore
  const jet = new InstancedMesh(new SphereGeometry(1, 10, 8), water, COUNT)
  jet.castShadow = true
  jet.frustumCulled = false
  kit.add(jet)
  const [matrix, still] = [new Matrix4(), new Quaternion()]
  const gone = new Matrix4().makeScale(0, 0, 0)
  return {
    set(seconds: number, fish: Object3D): void {
      fish.updateMatrixWorld(true)
      const mouth = fish.localToWorld(new Vector3(0, -0.03, 0.24))
      const ahead = fish
        .localToWorld(new Vector3(0, 0.02, 1.24))
        .sub(mouth)
        .normalize()
      const speed = ahead.multiplyScalar(1.5).add(new Vector3(0, 2.1, 0))
      for (let i = 0; i < COUNT; i++) {
        // The drops leave the mouth one after another, again and again.
        const age = (seconds - BEATS.squirt + 10 - i * 0.0145) % 0.667
        const left = seconds - age
        const at = mouth.clone().addScaledVector(speed, age)
        at.y -= 4.9 * age * age
        const isSeen = left > BEATS.squirt && left < END
        const size = 0.024 * (1 - 0.25 * age) * (0.8 + 0.35 * ((i * 7) % 5) * 0.25)
        jet.setMatrixAt(i, isSeen ? matrix.compose(at, still, new Vector3().setScalar(size)) : gone)
      }
      jet.instanceMatrix.needsUpdate = true
    },
  }
}
