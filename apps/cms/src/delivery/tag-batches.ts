interface Limits {
  maxTags: number
  /** Bytes of the tags and of one separator each. Tags are ASCII. */
  maxBytes: number
}

/** Splits tags into batches within the limits. A tag that is too long for every batch is alone. */
export function tagBatches(tags: string[], { maxTags, maxBytes }: Limits): string[][] {
  const batches: string[][] = []
  let bytes = 0
  for (const tag of tags) {
    const last = batches.at(-1)
    const size = tag.length + 1
    if (last && last.length < maxTags && bytes + size <= maxBytes) {
      last.push(tag)
      bytes += size
    } else {
      batches.push([tag])
      bytes = size
    }
  }
  return batches
}
