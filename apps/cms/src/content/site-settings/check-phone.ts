export function checkPhone(value: unknown): true | string {
  return (
    (typeof value === 'string' && /^\+[\d\s().-]{6,24}$/.test(value)) ||
    'Write the number with its country code, for example +1 305 555 0142.'
  )
}
