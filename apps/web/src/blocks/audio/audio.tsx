import { playerWords } from '@/components/player/player-words'
import type { BlockProps } from '@/lib/block-context'
import { Section, SectionHeading } from '@/components/ui/section'
import { translator } from '@/i18n/translator'
import { AudioLoader } from './audio-loader'
import type { Recording } from './audio-player'

/** Recordings as separate players, or as versions in one player. */
export function Audio({ block, context }: BlockProps<'audio'>) {
  const { heading, intro, layout, tracks } = block
  if (tracks.length === 0) return null
  const { locale } = context
  const t = translator(locale, 'player')
  const recordings: Recording[] = tracks.map(({ title, sound, transcript, isDownloadable }) => ({
    title,
    sound,
    transcript,
    words: playerWords(locale, title),
    downloadLabel: isDownloadable ? t('download', { title }) : null,
  }))
  const groups = layout === 'versions' ? [recordings] : recordings.map((recording) => [recording])
  const labels = { versions: t('versions'), transcript: t('transcript') }
  return (
    <Section id={block.anchor} surface="ink">
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="lg:col-span-4">
          <SectionHeading heading={heading} intro={intro} />
        </div>
        <div className="grid gap-8 lg:col-span-8">
          {groups.map((group) => (
            <AudioLoader key={group[0]?.sound.src} recordings={group} labels={labels} />
          ))}
        </div>
      </div>
    </Section>
  )
}
