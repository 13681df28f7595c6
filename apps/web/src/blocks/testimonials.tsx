import { Section } from '@/components/ui/section'
import type { BlockProps } from '@/lib/block-context'

/** Quotations of clients. The block is empty while there are none. */
export function Testimonials({ block }: BlockProps<'testimonials'>) {
  const { anchor, heading, items } = block
  if (items.length === 0) return null
  return (
    <Section id={anchor}>
      {heading && <h2 className="title-3 mb-10">{heading}</h2>}
      <ul className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
        {items.map(({ quote, name, role }) => (
          <li key={quote}>
            <figure className="border-s-4 border-blue ps-6">
              <blockquote className="lead text-balance">{quote}</blockquote>
              <figcaption className="mt-5">
                <span className="font-semibold">{name}</span>
                {role && <span className="block text-pencil">{role}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
