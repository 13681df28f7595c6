import { BufferGeometry, Float32BufferAttribute, type Vector3 } from 'three'

export interface SkinShape {
  /** The number of points along the flow; `sides` is the number around it. */
  rows: number
  sides: number
  /** Whether the last row is joined to the first. */
  isRing?: boolean
  /** Whether the last side is joined to the first. Otherwise the cross section is open. */
  isTube?: boolean
}

/** A net of points that is posed again for each moment, for sheets and ribbons of liquid. */
export function flowingSkin({ rows, sides, isRing = false, isTube = true }: SkinShape) {
  const geometry = new BufferGeometry()
  const data = new Float32Array(rows * sides * 3)
  const position = new Float32BufferAttribute(data, 3)
  geometry.setAttribute('position', position)
  geometry.setAttribute('uv', new Float32BufferAttribute(new Float32Array(rows * sides * 2), 2))
  const index: number[] = []
  for (let row = 0; row < (isRing ? rows : rows - 1); row++) {
    for (let side = 0; side < (isTube ? sides : sides - 1); side++) {
      const [a, b] = [row * sides + side, row * sides + ((side + 1) % sides)]
      const [c, d] = [((row + 1) % rows) * sides + side, ((row + 1) % rows) * sides + ((side + 1) % sides)] // prettier-ignore
      index.push(a, b, c, c, b, d)
    }
  }
  geometry.setIndex(index)
  return {
    geometry,
    /** Places every point; `place` writes into its last argument. */
    pose(place: (row: number, side: number, to: Vector3) => void, scratch: Vector3): void {
      for (let row = 0; row < rows; row++) {
        for (let side = 0; side < sides; side++) {
          place(row, side, scratch)
          position.setXYZ(row * sides + side, scratch.x, scratch.y, scratch.z)
        }
      }
      position.needsUpdate = true
      geometry.computeVertexNormals()
    },
  }
}
