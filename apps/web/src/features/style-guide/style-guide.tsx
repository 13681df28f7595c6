import { ToastRegion } from '@/components/ui/toast-region'
import type { GuideContext } from './guide-context'
import { GuideHeader } from './guide-header'
import { Actions } from './sections/actions'
import { Colour } from './sections/colour'
import { Disclosure } from './sections/disclosure'
import { Fields } from './sections/fields'
import { Labels } from './sections/labels'
import { Measures } from './sections/measures'
import { Motion } from './sections/motion'
import { Overlays } from './sections/overlays'
import { Pictures } from './sections/pictures'
import { Stages } from './sections/stages'
import { Type } from './sections/type'
import { Waiting } from './sections/waiting'
import { Wayfinding } from './sections/wayfinding'
import { translator } from '@/i18n/translator'

/** Every component in every state. The page needs no content, so it works while the CMS is down. */
export function StyleGuide({ context }: { context: GuideContext }) {
  const t = translator(context.locale, 'ui')
  const guide = translator(context.locale, 'styleGuide')
  return (
    <div className={`${context.theme === 'ink' ? 'on-ink' : 'on-paper'} min-h-svh`}>
      <title>{guide('title')}</title>
      <main id="content" tabIndex={-1} className="wrap outline-none">
        <GuideHeader context={context} />
        <Colour context={context} />
        <Type context={context} />
        <Measures context={context} />
        <Motion context={context} />
        <Actions context={context} />
        <Fields context={context} />
        <Overlays context={context} />
        <Disclosure context={context} />
        <Labels context={context} />
        <Pictures context={context} />
        <Stages context={context} />
        <Wayfinding context={context} />
        <Waiting context={context} />
      </main>
      <ToastRegion closeLabel={t('close')} />
    </div>
  )
}
