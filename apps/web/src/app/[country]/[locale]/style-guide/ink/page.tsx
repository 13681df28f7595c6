import type { Metadata } from 'next'
import { readAddress } from '@/lib/address'
import { THEME_PATHS } from '@/features/style-guide/guide-context'
import { guideMetadata } from '@/features/style-guide/guide-metadata'
import { StyleGuide } from '@/features/style-guide/style-guide'

type Props = PageProps<'/[country]/[locale]/style-guide/ink'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return guideMetadata(readAddress(await params).locale)
}

export default async function InkGuide({ params }: Props) {
  const { country, locale } = readAddress(await params)
  return <StyleGuide context={{ country, locale, path: THEME_PATHS.ink, theme: 'ink' }} />
}
