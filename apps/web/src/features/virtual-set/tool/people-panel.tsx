import { useTranslations } from 'next-intl'
import type { SetTranslator } from '../translator'
import { FileButton } from './file-button'
import { PartTile } from './part-tile'
import { type Tool, useTool } from './tool-context'

export function PeoplePanel() {
  const t = useTranslations('virtualSet')
  const tool = useTool()
  const { session, say, openCamera } = tool
  return (
    <>
      <ul className="set-tiles">
        {session.library.people.map(({ key, name, media, keying }) => (
          <li key={key}>
            <PartTile
              name={name}
              label={t('people.add', { name })}
              media={media}
              onPress={() => {
                const isAdded = session.addPerson({ from: 'library', key }, keying)
                if (isAdded) say(t('said.added', { name }))
              }}
            />
          </li>
        ))}
      </ul>
      <div className="set-own">
        <FileButton label={t('people.upload')} onFile={(file) => addOwnPerson(tool, t, file)} />
        <button type="button" className="set-button" onClick={openCamera}>
          {t('people.camera')}
        </button>
      </div>
      <p className="set-hint">{t('people.hint')}</p>
    </>
  )
}

/**
 * Adds the visitor's own person, and announces it to screen readers, because the picture takes a
 * moment to load.
 */
export async function addOwnPerson(
  { session, say }: Tool,
  t: SetTranslator,
  picture: Blob,
): Promise<void> {
  const isAdded = await session.addOwnPerson(picture)
  if (isAdded) say(t('said.added', { name: t('objects.own') }))
}
