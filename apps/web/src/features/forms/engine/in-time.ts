/** What something comes to, or the other thing where it takes longer than so many milliseconds. */
export function inTime<Value, Other>(
  awaited: Promise<Value>,
  milliseconds: number,
  other: Other,
): Promise<Value | Other> {
  return new Promise((settle, fail) => {
    const timer = setTimeout(() => settle(other), milliseconds)
    awaited.then(settle, fail).finally(() => clearTimeout(timer))
  })
}
