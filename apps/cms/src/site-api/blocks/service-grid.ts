import type { BlockBuilder } from './types'
import { hrefOf } from '../links'
import { pictureOf } from '../pictures'
import { quotePrice } from '../quote-price'

export const serviceGrid: BlockBuilder<'serviceGrid'> = (block, { reader }) => ({
  heading: block.heading ?? null,
  intro: block.intro ?? null,
  services: block.services.flatMap((value) => {
    const service = reader.related('services', value)
    if (!service) return []
    const slug = reader.linked(service.page)
    return [
      {
        key: String(service.id),
        name: service.name,
        summary: service.summary,
        href: slug === null ? null : hrefOf(reader, slug),
        media: pictureOf(reader, service.media),
        figure: quotePrice(reader, service),
      },
    ]
  }),
})
