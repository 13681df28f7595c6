/** The percentile by the nearest-rank method. `share` is from 0 to 1. */
export function percentile(samples: number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

export function milliseconds(value: number): string {
  return `${Math.round(value).toLocaleString('en')} ms`
}

export function row(name: string, ...figures: (string | number)[]): string {
  return `${name.padEnd(44)}${figures.map((figure) => String(figure).padStart(14)).join('')}`
}
