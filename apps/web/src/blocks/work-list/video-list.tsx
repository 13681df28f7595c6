import type { ReelList } from '@studio/shared/contracts/reel'
import type { Locale } from '@studio/shared/locales'
import { publicPath } from '@studio/shared/paths'
import { translator } from '@/i18n/translator'
import { Pagination } from '@/components/ui/pagination'
import { StatePanel } from '@/components/ui/state-panel'
import { TextLink } from '@/components/ui/text-link'
import { VideoGrid } from './video-grid'

interface Props {
  videos: ReelList
  locale: Locale
}

export function VideoList({ videos, locale }: Props) {
  const t = translator(locale, 'works')
  const { items, page, hrefs } = videos
  if (items.length === 0) {
    return (
      <StatePanel kind="empty" title={t('emptyTitle')} text={t('emptyText')}>
        <TextLink kind="onward" href={publicPath(locale, '')}>
          {t('emptyLink')}
        </TextLink>
      </StatePanel>
    )
  }
  return (
    <>
      <VideoGrid items={items} />
      {hrefs.length > 1 && (
        <div className="mt-14">
          <Pagination
            label={t('pages')}
            current={page}
            count={hrefs.length}
            hrefOf={(number) => hrefs[number - 1] ?? ''}
            locale={locale}
          />
        </div>
      )}
    </>
  )
}
