import { useTranslations } from 'next-intl'
import { BACKGROUND } from '../types'
import { BackgroundControls } from './background-controls'
import { ObjectItem } from './object-item'
import { backgroundText, nameOf, personText } from './part-text'
import { PersonControls } from './person-controls'
import { useSet, useTool } from './tool-context'

/** All parts of the set from front to back. The list is an accessible alternative to the canvas. */
export function ObjectsPanel() {
  const t = useTranslations('virtualSet')
  const tool = useTool()
  const { session } = tool
  const { scene, chosen } = useSet()
  const { background, people } = scene
  if (people.length === 0 && !background) return <p className="set-hint">{t('objects.empty')}</p>
  return (
    <ul className="set-objects">
      {people.toReversed().map((person) => (
        <ObjectItem
          key={person.id}
          id={person.id}
          name={nameOf(person.source, session.library, t)}
          state={
            session.shelf.isMissing(person.source)
              ? t('objects.missing')
              : personText(person, t, tool.format)
          }
          isChosen={chosen === person.id}
        >
          <PersonControls person={person} place={people.indexOf(person)} count={people.length} />
        </ObjectItem>
      ))}
      {background && (
        <ObjectItem
          id={BACKGROUND}
          name={t('objects.background', {
            name: nameOf(background.source, session.library, t),
          })}
          state={
            session.shelf.isMissing(background.source)
              ? t('objects.missing')
              : backgroundText(background, t, tool.format)
          }
          isChosen={chosen === BACKGROUND}
        >
          <BackgroundControls background={background} />
        </ObjectItem>
      )}
    </ul>
  )
}
