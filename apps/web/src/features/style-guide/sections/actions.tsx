import { Button } from '@/components/ui/button'
import { MenuButton } from '@/components/ui/menu-button'
import { TextLink } from '@/components/ui/text-link'
import { SECTIONS, type SectionProps } from '../guide-context'
import { GuideSection } from '../guide-section'
import { SayButton } from '../say-button'
import { Specimen, SpecimenRow } from '../specimen'
import { translator } from '@/i18n/translator'

const EMPHASES = ['primary', 'secondary', 'quiet'] as const

export function Actions({ context }: SectionProps) {
  const t = translator(context.locale, 'styleGuide')
  const message = { tone: 'done', text: t('pressed') } as const
  return (
    <GuideSection name="actions" context={context}>
      {EMPHASES.map((emphasis) => (
        <SpecimenRow key={emphasis}>
          <Specimen state={t('states.rest')}>
            <SayButton emphasis={emphasis} message={message}>
              {t(emphasis)}
            </SayButton>
          </Specimen>
          <Specimen state={t('states.hover')}>
            <SayButton emphasis={emphasis} message={message} data-shown="hover">
              {t(emphasis)}
            </SayButton>
          </Specimen>
          <Specimen state={t('states.focus')}>
            <SayButton emphasis={emphasis} message={message} data-shown="focus">
              {t(emphasis)}
            </SayButton>
          </Specimen>
          <Specimen state={t('states.disabled')}>
            <Button emphasis={emphasis} disabled>
              {t(emphasis)}
            </Button>
          </Specimen>
          <Specimen state={t('states.busy')}>
            <Button emphasis={emphasis} busyLabel={t('sending')} />
          </Specimen>
        </SpecimenRow>
      ))}
      <SpecimenRow>
        <Specimen state={t('states.rest')}>
          <p>
            {t.rich('sentence', {
              link: (chunks) => <TextLink href="#stages">{chunks}</TextLink>,
            })}
          </p>
        </Specimen>
        <Specimen state={t('states.rest')}>
          <TextLink kind="onward" href="#pictures">
            {t('onward')}
          </TextLink>
        </Specimen>
        <Specimen state={t('states.hover')}>
          <TextLink kind="onward" href="#pictures" data-shown="hover">
            {t('onward')}
          </TextLink>
        </Specimen>
      </SpecimenRow>
      <div>
        <MenuButton
          label={t('menu')}
          items={SECTIONS.slice(0, 6).map((name) => ({
            label: t(`sections.${name}`),
            href: `#${name}`,
          }))}
        />
      </div>
    </GuideSection>
  )
}
