/**
 * The entries after one in a round: after the last comes the first, and it is
 * not among them itself. One that is not in the round is followed by its beginning.
 */
export function following<Entry>(round: Entry[], entry: Entry, count: number): Entry[] {
  const place = round.indexOf(entry)
  const others = [...round.slice(place + 1), ...round.slice(0, Math.max(place, 0))]
  return others.slice(0, count)
}
