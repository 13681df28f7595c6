import { Dialog } from '@/components/ui/dialog'
import { DialogButton } from '@/components/ui/dialog-button'
import { Toast } from '@/components/ui/toast'
import { Tooltip } from '@/components/ui/tooltip'
import type { SectionProps } from '../guide-context'
import { GuideSection } from '../guide-section'
import { SayButton } from '../say-button'
import { SpecimenRow } from '../specimen'
import { translator } from '@/i18n/translator'

export function Overlays({ context }: SectionProps) {
  const t = translator(context.locale, 'styleGuide')
  const ui = translator(context.locale, 'ui')
  const done = { tone: 'done', text: t('toastDoneText') } as const
  const failed = { tone: 'failed', text: t('toastFailedText') } as const
  return (
    <GuideSection name="overlays" context={context}>
      <SpecimenRow>
        <DialogButton dialogId="replace-board">{t('dialogOpen')}</DialogButton>
        <SayButton emphasis="secondary" message={done}>
          {t('toastDone')}
        </SayButton>
        <SayButton emphasis="secondary" message={failed}>
          {t('toastFailed')}
        </SayButton>
        <Tooltip text={t('tooltipText')}>{t('tooltipTerm')}</Tooltip>
      </SpecimenRow>
      <div className="grid gap-4">
        <Toast {...done} />
        <Toast {...failed} />
      </div>
      <Dialog id="replace-board" title={t('dialogTitle')} closeLabel={ui('close')}>
        <p>{t('dialogText')}</p>
      </Dialog>
    </GuideSection>
  )
}
