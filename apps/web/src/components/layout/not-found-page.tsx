import type { ShellView } from '@studio/shared/contracts/shell'
import { publicPath } from '@studio/shared/paths'
import { getTranslations } from 'next-intl/server'
import type { Address } from '@/features/routing/address'
import { SiteFrame } from './site-frame'

/** `data-page` tells the cache handler to answer 404 and to keep nothing. */
export async function NotFoundPage({ shell, address }: { shell: ShellView; address: Address }) {
  const t = await getTranslations({ locale: address.locale, namespace: 'notFound' })
  return (
    <SiteFrame shell={shell} address={{ ...address, path: '' }} headerTheme="light">
      <main id="content" data-page="not-found">
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <a href={publicPath(address.locale, '')}>{t('home')}</a>
      </main>
    </SiteFrame>
  )
}
