import { fill } from '@/features/review/words'
import { FileButton } from './file-button'
import { PartTile } from './part-tile'
import { type Tool, useTool } from './tool-context'

export function PeoplePanel() {
  const tool = useTool()
  const { session, words, say, openCamera } = tool
  return (
    <>
      <ul className="set-tiles">
        {session.library.people.map(({ key, name, media, keying }) => (
          <li key={key}>
            <PartTile
              name={name}
              label={fill(words.people.add, { name })}
              media={media}
              onPress={() => {
                const isAdded = session.addPerson({ from: 'library', key }, keying)
                if (isAdded) say(fill(words.said.added, { name }))
              }}
            />
          </li>
        ))}
      </ul>
      <div className="set-own">
        <FileButton label={words.people.upload} onFile={(file) => addOwnPerson(tool, file)} />
        <button type="button" className="set-button" onClick={openCamera}>
          {words.people.camera}
        </button>
      </div>
      <p className="set-hint">{words.people.hint}</p>
    </>
  )
}

/**
 * Adds the visitor's own person, and announces it to screen readers, because the picture takes a
 * moment to load.
 */
export async function addOwnPerson({ session, words, say }: Tool, picture: Blob): Promise<void> {
  const isAdded = await session.addOwnPerson(picture)
  if (isAdded) say(fill(words.said.added, { name: words.objects.own }))
}
