import type { Rounds } from '@studio/shared/review/rounds'
import type { Person } from './person'

/** Signs a round as the form does: with the open notes that the person has just seen. */
export async function signOff(
  person: Person,
  deliverableId: number,
  roundId: string,
  changes: { openNotes?: string | undefined } & object = {},
): Promise<Response> {
  const common = { name: 'Amal Haddad', agrees: true, ...changes }
  const call = (body: object) => person.call('signOff', { parameters: { round: roundId }, body })
  if (changes.openNotes !== undefined) return call(common)
  const parameters = { deliverable: String(deliverableId) }
  const answered = await person.call('readRounds', { parameters })
  const { rounds } = (await answered.json()) as Partial<Rounds>
  const openNotes = rounds?.find(({ id }) => id === roundId)?.openNotes?.digest ?? 'none'
  return call({ ...common, openNotes })
}
