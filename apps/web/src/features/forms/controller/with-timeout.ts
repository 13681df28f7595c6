/** What something comes to, or the other thing where it takes longer than so many milliseconds. */
export function withTimeout<Value, Other>(
  awaited: Promise<Value>,
  milliseconds: number,
  other: Other,
): Promise<Value | Other> {
  return new Promise((submitWithProof, fail) => {
    const timer = setTimeout(() => submitWithProof(other), milliseconds)
    awaited.then(submitWithProof, fail).finally(() => clearTimeout(timer))
  })
}
