import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { isFormName } from '@/features/forms/definitions'
import { findDraft } from '@/features/forms/native/drafts'
import { FormFrame } from '@/shell/form-frame'
import { FormPage } from '@/shell/form-page'
import { readAddress } from '@/lib/address'
import { loadLayoutData } from '@/cms/load-layout-data'
import { translator } from '@/i18n/translator'

type Props = PageProps<'/[country]/[locale]/form/[form]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { form, ...rest } = await params
  if (!isFormName(form)) return {}
  const t = translator(readAddress(rest).locale, 'forms')
  return { title: t(`names.${form}`), robots: { index: false } }
}

/** Shows a form again with its errors, after it was sent without scripts and refused. */
export default async function FormAgain({ params, searchParams }: Props) {
  const { form, ...rest } = await params
  const { draft: id, sent } = await searchParams
  if (!isFormName(form)) notFound()
  const address = readAddress({ ...rest, path: ['form', form] })
  const layoutData = await loadLayoutData(address)
  const draft = findDraft(typeof id === 'string' ? id : undefined, form)
  return (
    <FormFrame layoutData={layoutData} address={address}>
      <FormPage
        {...{ form, address, draft }}
        isSent={sent !== undefined}
        contact={layoutData?.contact ?? null}
      />
    </FormFrame>
  )
}
