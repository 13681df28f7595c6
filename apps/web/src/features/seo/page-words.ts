import type { PageView } from '@studio/shared/contracts/page'
import { getTranslations } from 'next-intl/server'

/** Title and description for search engines; a list's further pages say which one they are. */
export async function pageWords({ seo, contentLocale, pageNumber }: PageView) {
  const { title, description } = seo
  if (pageNumber === 1) return { title, description }
  const t = await getTranslations({ locale: contentLocale, namespace: 'posts' })
  const number = String(pageNumber)
  return {
    title: t('pageTitle', { title, number }),
    description: t('pageDescription', { description, number }),
  }
}
