interface File {
  name: string
  bytes: number
}

const STEPS = [
  { unit: 'megabyte', bytes: 1_000_000 },
  { unit: 'kilobyte', bytes: 1_000 },
  { unit: 'byte', bytes: 1 },
] as const

/** @returns the kind of a file and its size, `ZIP, 1.9 MB`, as browsers and systems count it */
export function fileFacts({ name, bytes }: File, format: string): string {
  const kind = name.slice(name.lastIndexOf('.') + 1).toUpperCase()
  const { unit, bytes: size } = STEPS.find((step) => bytes >= step.bytes) ?? STEPS[2]
  const amount = new Intl.NumberFormat(format, {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  }).format(bytes / size)
  return `${kind}, ${amount}`
}
