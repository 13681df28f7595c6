import { translator } from '@/i18n/translator'
import type { BlockContext } from '@/lib/block-context'
import { Steps } from '@/blocks/steps'

interface Props {
  hasTest: boolean
  context: BlockContext
}

/** How the studio hires: the same three steps for every position that has a test. */
export function HiringSteps({ hasTest, context }: Props) {
  if (!hasTest) return null
  const t = translator(context.locale, 'jobs')
  const steps = (['portfolio', 'test', 'result'] as const).map((step) => ({
    title: t(`steps.${step}.title`),
    text: t(`steps.${step}.text`),
  }))
  const block = { type: 'steps', id: 'hiring', heading: t('hiring'), intro: null, steps } as const
  return <Steps block={block} context={context} />
}
