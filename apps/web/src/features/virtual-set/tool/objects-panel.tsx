import { fill } from '@/features/review/words'
import { BACKGROUND } from '../types'
import { BackgroundControls } from './background-controls'
import { ObjectItem } from './object-item'
import { backgroundText, nameOf, personText } from './part-text'
import { PersonControls } from './person-controls'
import { useSet, useTool } from './tool-context'

/** All parts of the set from front to back. The list is an accessible alternative to the canvas. */
export function ObjectsPanel() {
  const tool = useTool()
  const { session, words } = tool
  const { scene, chosen } = useSet()
  const { background, people } = scene
  if (people.length === 0 && !background) return <p className="set-hint">{words.objects.empty}</p>
  return (
    <ul className="set-objects">
      {people.toReversed().map((person) => (
        <ObjectItem
          key={person.id}
          id={person.id}
          name={nameOf(person.source, session.library, tool)}
          state={
            session.shelf.isMissing(person.source)
              ? words.objects.missing
              : personText(person, tool)
          }
          isChosen={chosen === person.id}
        >
          <PersonControls person={person} place={people.indexOf(person)} count={people.length} />
        </ObjectItem>
      ))}
      {background && (
        <ObjectItem
          id={BACKGROUND}
          name={fill(words.objects.background, {
            name: nameOf(background.source, session.library, tool),
          })}
          state={
            session.shelf.isMissing(background.source)
              ? words.objects.missing
              : backgroundText(background, tool)
          }
          isChosen={chosen === BACKGROUND}
        >
          <BackgroundControls background={background} />
        </ObjectItem>
      )}
    </ul>
  )
}
