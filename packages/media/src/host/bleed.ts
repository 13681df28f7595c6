/**
 * Gives transparent pixels the color of their neighbors. Otherwise lossy formats would mix the
 * figure's edge with black.
 */
export function bleed(pixels: Uint8Array, width: number, height: number): void {
  const levels: { data: Float32Array; width: number; height: number }[] = []
  let [w, h] = [width, height]
  let data = new Float32Array(w * h * 4)
  for (let i = 0; i < data.length; i += 4) {
    const alpha = (pixels[i + 3] ?? 0) / 255
    for (let k = 0; k < 3; k++) data[i + k] = (pixels[i + k] ?? 0) * alpha
    data[i + 3] = alpha
  }
  levels.push({ data, width: w, height: h })
  while (w > 1 || h > 1) {
    const [nextW, nextH] = [Math.max(1, (w + 1) >> 1), Math.max(1, (h + 1) >> 1)]
    const next = new Float32Array(nextW * nextH * 4)
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        const [to, from] = [((y >> 1) * nextW + (x >> 1)) * 4, (y * w + x) * 4]
        for (let k = 0; k < 4; k++) next[to + k] = (next[to + k] ?? 0) + (data[from + k] ?? 0) / 4
      }
    }
    ;[data, w, h] = [next, nextW, nextH]
    levels.push({ data, width: w, height: h })
  }
  for (let i = 0; i < width * height; i++) {
    if ((pixels[i * 4 + 3] ?? 0) > 8) continue
    fill(pixels, i, width, levels)
  }
}

/** Takes the color from the finest level that has one at this place. */
function fill(
  pixels: Uint8Array,
  i: number,
  width: number,
  levels: readonly { data: Float32Array; width: number; height: number }[],
): void {
  const [x, y] = [i % width, Math.floor(i / width)]
  for (const [level, { data, width: w }] of levels.entries()) {
    const at = ((y >> level) * w + (x >> level)) * 4
    const alpha = data[at + 3] ?? 0
    if (alpha < 0.02) continue
    for (let k = 0; k < 3; k++) pixels[i * 4 + k] = Math.min(255, (data[at + k] ?? 0) / alpha)
    return
  }
}
