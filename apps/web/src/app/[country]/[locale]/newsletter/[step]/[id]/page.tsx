import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { FormFrame } from '@/shell/form-frame'
import { NewsletterStep, stepNamed } from '@/features/forms/newsletter'
import { readAddress } from '@/lib/address'
import { loadLayoutData } from '@/cms/load-layout-data'
import { UnavailablePage } from '@/shell/errors/unavailable-page'
import { translator } from '@/i18n/translator'

type Props = PageProps<'/[country]/[locale]/newsletter/[step]/[id]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { step, ...rest } = await params
  const form = stepNamed(step)
  if (!form) return {}
  const t = translator(readAddress(rest).locale, 'forms')
  // The address contains a secret, which other sites must not get as a referrer.
  return { title: t(`names.${form}`), robots: { index: false }, referrer: 'no-referrer' }
}

/**
 * The pages behind the links in newsletter mails. Opening them changes nothing, because mail
 * programs open links to scan them.
 */
export default async function NewsletterLink({ params }: Props) {
  const { step, id, ...rest } = await params
  const form = stepNamed(step)
  if (!form) notFound()
  const address = readAddress({ ...rest, path: ['newsletter', step, id] })
  const layoutData = await loadLayoutData(address)
  if (!layoutData) return <UnavailablePage address={address} />
  return (
    <FormFrame layoutData={layoutData} address={address}>
      <NewsletterStep form={form} id={id} address={address} contact={layoutData.contact} />
    </FormFrame>
  )
}
