import type { LayoutData } from '@studio/shared/contracts/layout-data'
import { isVisitablePath, publicPath, readPublicPath } from '@studio/shared/paths'
import { buttonVariants } from '@/components/ui/button'
import type { Address } from '@/lib/address'
import { translator } from '@/i18n/translator'
import { definitionOf, type FormName } from '../features/forms/definitions'
import type { FallbackContact } from '../features/forms/types'
import { thanksOf } from '../features/forms/thanks-of'
import { SiteForm } from '../features/forms/site-form'
import type { Draft } from '../features/forms/native/drafts'

interface Props {
  form: FormName
  address: Address
  draft: Draft | null
  isSent: boolean
  /** The contact of the country, or null if the CMS does not answer. */
  contact: LayoutData['contact'] | null
}

/** The contact if the CMS is down and the form did not send one. */
const NOT_KNOWN: FallbackContact = { phone: '', phoneHref: '', email: '' }

/** Shows a rejected form with its values, or the confirmation of a sent one. */
export function FormPage({ form, address, draft, isSent, contact }: Props) {
  const { country, locale } = address
  const t = translator(locale, 'forms')
  const back = wayBack(draft?.from ?? '', address)
  const reach = contact ?? draft?.reach ?? NOT_KNOWN
  const hasWords = definitionOf(form).fields.length > 0
  return (
    <main id="content" tabIndex={-1} className="on-paper min-h-[60svh] outline-none">
      <div className="wrap band">
        <h1 className="title-2 max-w-[13.4em]">{titleOf(form, isSent, t)}</h1>
        <p className="lead mt-5 mb-10 max-w-[36rem] text-pencil">
          {isSent ? thanksOf(form, t) : draft ? hasWords && t('again.text') : t('again.lost')}
        </p>
        {draft && (
          <div className="max-w-[56rem]">
            <SiteForm
              {...{ form, country, locale }}
              id="again"
              contact={reach}
              from={back}
              hidden={draft.hidden}
              state={draft.state}
            />
          </div>
        )}
        <p className="mt-10">
          <a href={back} className={buttonVariants({ emphasis: 'secondary' })}>
            {t('again.back')}
          </a>
        </p>
      </div>
    </main>
  )
}

type Translate = ReturnType<typeof translator<'forms'>>

function titleOf(form: FormName, isSent: boolean, t: Translate): string {
  if (isSent) return t('again.sent')
  return definitionOf(form).fields.length > 0 ? t('again.title') : t(`names.${form}`)
}

/** @returns the address of the link back, which is always on this site */
function wayBack(from: string, { locale }: Address): string {
  const { locale: language, path } = readPublicPath(from.split(/[?#]/)[0] ?? '')
  return isVisitablePath(path) ? publicPath(language, path) : publicPath(locale, '')
}
