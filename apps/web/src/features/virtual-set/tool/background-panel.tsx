import { useTranslations } from 'next-intl'
import { FileButton } from './file-button'
import { PartTile } from './part-tile'
import { useSet, useTool } from './tool-context'

export function BackgroundPanel() {
  const t = useTranslations('virtualSet')
  const { session, say } = useTool()
  const { scene } = useSet()
  const takeOwn = async (file: File) => {
    const isUsed = await session.setOwnBackground(file)
    if (isUsed) say(t('said.added', { name: t('objects.own') }))
  }
  const current = scene.background?.source
  return (
    <>
      <ul className="set-tiles set-tiles-wide">
        {session.library.backgrounds.map(({ key, name, media }) => (
          <li key={key}>
            <PartTile
              name={name}
              label={t('background.use', { name })}
              media={media}
              isOn={current?.from === 'library' && current.key === key}
              onPress={() => {
                session.store.change({ type: 'setBackground', source: { from: 'library', key } })
                say(t('said.added', { name }))
              }}
            />
          </li>
        ))}
      </ul>
      <FileButton label={t('background.upload')} onFile={takeOwn} />
    </>
  )
}
