/** Does the same with each item, a few at a time. After a failure no lane begins another. */
export async function inLanes<Item>(
  items: Item[],
  lanes: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = items.values()
  let hasFailed = false
  const lane = async () => {
    for (const item of waiting) {
      if (hasFailed) return
      try {
        await work(item)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
