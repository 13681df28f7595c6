import { AnyLink } from '@/components/ui/any-link'
import { Section, SectionHeading, Split } from '@/components/ui/section'
import type { BlockProps } from '@/lib/block-context'
import { translator } from '@/i18n/translator'

export function ContactDetails({ block, context }: BlockProps<'contactDetails'>) {
  const t = translator(context.locale, 'shell')
  const ofCountry = translator(context.locale, 'preferences')
  const { phone, phoneHref, email, address, home } = context.contact
  const link = 'title-3 underline decoration-1 hover:text-accent'
  return (
    <Section id={block.anchor}>
      <Split aside={<SectionHeading heading={block.heading} intro={block.intro} />}>
        <dl className="grid gap-8 [&_dt]:mb-1 [&_dt]:text-pencil">
          <div>
            <dt>{t('phone')}</dt>
            <dd>
              <a className={link} href={phoneHref}>
                <bdi>{phone}</bdi>
              </a>
            </dd>
          </div>
          {home && (
            <div>
              <dt>{t('phoneIn', { country: ofCountry(`countries.${home.country}`) })}</dt>
              <dd>
                <a className={link} href={home.phoneHref}>
                  <bdi>{home.phone}</bdi>
                </a>
              </dd>
            </div>
          )}
          <div>
            <dt>{t('email')}</dt>
            <dd>
              <a className={`${link} break-all`} href={`mailto:${email}`}>
                <bdi>{email}</bdi>
              </a>
            </dd>
          </div>
          {address && (
            <div>
              <dt>{t('address')}</dt>
              <dd className="title-3 whitespace-pre-line">
                <bdi>{address}</bdi>
              </dd>
            </div>
          )}
          {block.cities.length > 0 && (
            <div>
              <dt>{t('cities')}</dt>
              <dd className="flex flex-wrap gap-x-8 gap-y-2">
                {block.cities.map(({ name, href }) => (
                  <AnyLink key={href} className={link} href={href}>
                    {name}
                  </AnyLink>
                ))}
              </dd>
            </div>
          )}
        </dl>
      </Split>
    </Section>
  )
}
