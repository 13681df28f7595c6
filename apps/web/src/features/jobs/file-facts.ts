interface File {
  name: string
  bytes: number
}

const STEPS = [
  { unit: 'megabyte', bytes: 1_000_000 },
  { unit: 'kilobyte', bytes: 1_000 },
  { unit: 'byte', bytes: 1 },
] as const

/**
 * @returns the type of a file and its size, such as `ZIP, 1.9 MB`, in the units of browsers and
 * operating systems
 */
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
