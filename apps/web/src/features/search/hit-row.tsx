import type { SearchHit } from '@studio/shared/contracts/search'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { publicPath } from '@studio/shared/paths'
import { Picture } from '@/components/media/picture'
import { Figure } from '@/components/price/figure'
import { AnyLink } from '@/components/ui/any-link'

interface Props {
  hit: SearchHit
  country: Country
  locale: Locale
}

/** A hit on the search page: its picture, its text, and its price if it has one. */
export function HitRow({ hit, country, locale }: Props) {
  return (
    <article className="relative flex items-center gap-5 border-t border-rule py-4">
      {hit.image && (
        <span className="aspect-video w-24 flex-none overflow-hidden bg-blue sm:w-36">
          <Picture
            media={{ ...hit.image, alt: '' }}
            sizes="(min-width: 40rem) 9rem, 6rem"
            className="size-full object-cover"
          />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold">
          <AnyLink href={publicPath(locale, hit.path)} className="whole-link">
            {hit.title}
          </AnyLink>
        </h3>
        {hit.excerpt && <p className="mt-1 line-clamp-3 text-small text-pencil">{hit.excerpt}</p>}
      </div>
      {hit.figure && (
        <p className="max-w-[40%] flex-none text-end text-small">
          <Figure figure={hit.figure} context={{ country, locale }} />
        </p>
      )}
    </article>
  )
}
