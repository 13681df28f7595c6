import { useTranslations } from 'next-intl'
import type { useVoice } from './use-voice'

interface Props {
  closeLabel: string
  voice: ReturnType<typeof useVoice>
  hasTurns: boolean
  isAtPerson: boolean
  onAnew: () => void
  onAskPerson: () => void
}

/** The guide's name, and buttons for all actions other than asking. */
export function ConversationBar(props: Props) {
  const { closeLabel, voice, hasTurns, isAtPerson, onAnew, onAskPerson } = props
  const guide = useTranslations('guide')
  return (
    <div className="guide-bar">
      <div className="guide-name">
        <p className="title-3" aria-hidden>
          {guide('title')}
        </p>
        <p className="slate">{guide('chatbot')}</p>
      </div>
      <div className="guide-tools">
        {!isAtPerson && (
          <button type="button" className="guide-chip" onClick={onAskPerson}>
            {guide('askPerson')}
          </button>
        )}
        {hasTurns && !isAtPerson && (
          <button type="button" className="guide-chip" onClick={onAnew}>
            {guide('anew')}
          </button>
        )}
        {voice && (
          <button
            type="button"
            className="guide-tool"
            aria-pressed={voice.isOn}
            aria-label={guide('voice')}
            title={guide('voice')}
            onClick={voice.toggle}
          >
            <VoiceIcon isOn={voice.isOn} />
          </button>
        )}
        <form method="dialog">
          <button type="submit" className="guide-tool" aria-label={closeLabel}>
            <CloseIcon />
          </button>
        </form>
      </div>
    </div>
  )
}

function VoiceIcon({ isOn }: { isOn: boolean }) {
  return (
    <svg viewBox="0 0 20 20" className="guide-icon" aria-hidden>
      <path d="M3 7.5v5h3.2L11 16.5v-13L6.2 7.5z" fill="currentColor" />
      {isOn ? (
        <path d="M13.5 7a4.2 4.2 0 0 1 0 6M15.6 4.6a7.6 7.6 0 0 1 0 10.8" />
      ) : (
        <path d="m13.5 7.5 5 5m0-5-5 5" />
      )}
    </svg>
  )
}

function CloseIcon() {
  return (
    <svg viewBox="0 0 20 20" className="guide-icon" aria-hidden>
      <path d="m4 4 12 12M16 4 4 16" />
    </svg>
  )
}
