/** Cells with red, green, blue (0 to 255) and a weight, which is 0 for unknown cells. */
export interface Cells {
  values: Float32Array
  width: number
  height: number
}

/** Fills unknown cells with the colors of known ones around them. */
export function spreadColors(cells: Cells): void {
  if (cells.width * cells.height <= 1) return
  const half = halved(cells)
  spreadColors(half)
  for (let y = 0; y < cells.height; y += 1) {
    for (let x = 0; x < cells.width; x += 1) {
      const to = (y * cells.width + x) * 4
      if (cells.values[to + 3]) continue
      for (let part = 0; part < 3; part += 1) {
        cells.values[to + part] = between(half.values, half, x / 2 - 0.25, y / 2 - 0.25, part)
      }
      cells.values[to + 3] = 1
    }
  }
}

/** Halves the resolution. Each new cell is the mean of the known cells among four. */
function halved({ values, width, height }: Cells): Cells {
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) }
  const made = new Float32Array(half.width * half.height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4
      const to = ((y >> 1) * half.width + (x >> 1)) * 4
      if (!values[from + 3]) continue
      for (let part = 0; part < 3; part += 1) {
        made[to + part] = (made[to + part] ?? 0) + (values[from + part] ?? 0)
      }
      made[to + 3] = (made[to + 3] ?? 0) + 1
    }
  }
  for (let at = 0; at < made.length; at += 4) {
    const count = made[at + 3] ?? 0
    if (count === 0) continue
    for (let part = 0; part < 3; part += 1) made[at + part] = (made[at + part] ?? 0) / count
    made[at + 3] = 1
  }
  return { values: made, ...half }
}

/**
 * Interpolates between four cells, as GPUs do. `x` and `y` are relative to the center of the first
 * cell.
 */
export function between(
  values: ArrayLike<number>,
  { width, height }: { width: number; height: number },
  x: number,
  y: number,
  part: number,
): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const near = Math.min(width - 1, Math.max(0, left)) * 4 + part
  const far = Math.min(width - 1, Math.max(0, left + 1)) * 4 + part
  const upper = Math.min(height - 1, Math.max(0, top)) * width * 4
  const lower = Math.min(height - 1, Math.max(0, top + 1)) * width * 4
  const above = mix(values[upper + near] ?? 0, values[upper + far] ?? 0, x - left)
  const below = mix(values[lower + near] ?? 0, values[lower + far] ?? 0, x - left)
  return mix(above, below, y - top)
}

const mix = (from: number, to: number, part: number) => from + (to - from) * part
