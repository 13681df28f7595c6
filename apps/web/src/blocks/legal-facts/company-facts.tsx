import { addressLines, legalName, type Company } from '@studio/shared/contracts/company'
import type { Locale } from '@studio/shared/locales'
import type { ReactNode } from 'react'
import { translator } from '@/i18n/translator'

interface Props {
  company: Company | null
  /** Whether all details are shown, as in a legal notice, or those that a controller has to name. */
  isWhole: boolean
  locale: Locale
}

/** The company behind the site. A detail that the settings lack is left out. */
export function CompanyFacts({ company, isWhole, locale }: Props) {
  const t = translator(locale, 'legal')
  if (!company) return <p className="border-s-4 border-blue ps-4">{t('missing')}</p>
  const { email, phone, register, registerNumber } = company
  const facts: [label: string, value: ReactNode][] = [
    [t('representative'), isWhole && company.representative],
    [t('email'), email && <a href={`mailto:${email}`}>{email}</a>],
    [t('phone'), phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>],
    [t('register'), isWhole && ([register, registerNumber].filter(Boolean).join(', ') || null)],
    [t('vatId'), isWhole && company.vatId],
    [t('responsible'), isWhole && company.responsible],
    [t('representativeEu'), company.representativeEu],
    [t('representativeUk'), company.representativeUk],
  ]
  return (
    <div className="prose">
      {company.isSample && (
        <p role="note" className="mb-8 border-s-4 border-blue ps-4">
          {t('sample')}
        </p>
      )}
      <dl className="grid gap-6 [&_dt]:text-pencil">
        <div>
          <dt>{t('company')}</dt>
          <dd>
            <CompanyAddress company={company} locale={locale} />
          </dd>
        </div>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}

function CompanyAddress({ company, locale }: { company: Company; locale: Locale }) {
  return (
    <address className="not-italic">
      <strong>
        <bdi>{legalName(company)}</bdi>
      </strong>
      {addressLines(company, locale).map((line) => (
        <span key={line} className="block">
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  )
}
