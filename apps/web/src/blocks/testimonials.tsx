import { translator } from '@/i18n/translator'
import { Section } from '@/components/ui/section'
import type { BlockProps } from '@/components/block-context'

/** What clients say; what nobody said yet is marked as a sample. */
export function Testimonials({ block, context }: BlockProps<'testimonials'>) {
  const { anchor, heading, items } = block
  const t = translator(context.locale, 'testimonials')
  return (
    <Section id={anchor}>
      {heading && <h2 className="title-3 mb-10">{heading}</h2>}
      <ul className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
        {items.map(({ quote, name, role, isSample }) => (
          <li key={quote}>
            <figure className="border-s-4 border-blue ps-6">
              <blockquote className="lead text-balance">{quote}</blockquote>
              <figcaption className="mt-5">
                <span className="font-semibold">{name}</span>
                {role && <span className="block text-pencil">{role}</span>}
                {isSample && <span className="mt-2 block text-pencil">{t('sample')}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
