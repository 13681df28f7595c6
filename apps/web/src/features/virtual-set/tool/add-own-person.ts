import { fill } from '@/features/review/words'
import type { Tool } from './tool-context'

/** Adds somebody of the visitor's own, and says so: the picture takes a moment to come. */
export async function addOwnPerson({ session, words, say }: Tool, picture: Blob): Promise<void> {
  const isAdded = await session.addOwnPerson(picture)
  if (isAdded) say(fill(words.said.added, { name: words.objects.own }))
}
