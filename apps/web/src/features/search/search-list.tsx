import type { SearchHit } from '@studio/shared/contracts/search'
import { COUNTRY_FACTS, type Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { publicPath } from '@studio/shared/paths'
import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { Picture } from '@/components/media/picture'
import { figureParts } from '@/components/price/figure-parts'
import type { HitGroup } from './group-hits'

interface Props {
  id: string
  groups: HitGroup[]
  country: Country
  locale: Locale
  active: number | null
  optionId: (index: number) => string
  onFollow: (href: string) => void
}

/** The hits as options of the combobox. Each is also a link, which can be opened in a new tab. */
export function SearchList({ id, groups, ...rest }: Props) {
  const t = useTranslations('search')
  const all = groups.flatMap(({ hits }) => hits)
  return (
    <div id={id} role="listbox" aria-label={t('results')}>
      {groups.map(({ kind, hits }) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className="search-group">
          <p id={`${id}-${kind}`} className="slate text-pencil">
            {t(`kinds.${kind}`)}
          </p>
          {hits.map((hit) => (
            <Option key={`${hit.path} ${hit.title}`} hit={hit} index={all.indexOf(hit)} {...rest} />
          ))}
        </div>
      ))}
    </div>
  )
}

interface OptionProps extends Omit<Props, 'id' | 'groups'> {
  hit: SearchHit
  index: number
}

function Option({ hit, index, country, locale, active, optionId, onFollow }: OptionProps) {
  const href = publicPath(locale, hit.path)
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onFollow(href)
  }
  return (
    <a
      id={optionId(index)}
      role="option"
      aria-selected={active === index}
      href={href}
      onClick={follow}
      className="search-option"
    >
      {hit.image && (
        <span className="search-picture">
          <Picture
            media={{ ...hit.image, alt: '' }}
            sizes="4.5rem"
            className="size-full object-cover"
          />
        </span>
      )}
      <span className="search-words">
        <span className="search-title">{hit.title}</span>
        <span className="search-excerpt">{hit.excerpt}</span>
      </span>
      {hit.figure && (
        <span className="search-figure">
          <PriceText figure={hit.figure} {...{ country, locale }} />
        </span>
      )}
    </a>
  )
}

interface PriceProps extends Pick<Props, 'country' | 'locale'> {
  figure: NonNullable<SearchHit['figure']>
}

function PriceText({ figure, country, locale }: PriceProps) {
  const prices = useTranslations('prices')
  const { key, values, unit } = figureParts(figure, COUNTRY_FACTS[country].formats[locale])
  const amount = (chunks: React.ReactNode) => <bdi className="amount">{chunks}</bdi>
  return (
    <>
      {prices.rich(key, { ...values, amount })} {unit && prices(`units.${unit}`)}
    </>
  )
}
