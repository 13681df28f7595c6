import type { ReactNode } from 'react'
import type { Message } from '@studio/shared/api/conversation'
import { TOPIC_NAMES } from '@studio/shared/inquiry/topic-names'
import type { Address } from '@/lib/address'
import { translator } from '@/i18n/translator'
import { dateFormat } from '@/lib/date-text'
import { fileSizeText } from '@/lib/file-size-text'
import { Moment } from '@/features/account/forms/moment'

interface Props {
  message: Message
  address: Address
}

/** The label of the message's text, by form. */
const TEXT_WORDS = {
  contact: 'message',
  inquiry: 'requirements',
  virtualSet: 'setIdea',
  feedback: 'feedback',
  visit: 'visitWish',
} as const

/** Those fields of a message that were filled in. */
export function SentMessage({ message, address }: Props) {
  const { locale } = address
  const t = translator(locale, 'account.message')
  const forms = translator(locale, 'forms')
  const format = dateFormat(address)
  const { reference, form, receivedAt, name, email, phone, company, projectType, topic, file } =
    message
  return (
    <section>
      <h2 className="title-3 mb-5">{t(message.isFromAccount ? 'sent' : 'sentWithoutLogin')}</h2>
      {!message.isFromAccount && (
        <p className="mb-5 text-pencil">{translator(locale, 'account.portal')('withoutLogin')}</p>
      )}
      <dl className="grid gap-x-8 gap-y-5 border-t border-rule pt-5 sm:grid-cols-2">
        <Fact label={t('reference')}>
          <bdi>{reference}</bdi>
        </Fact>
        <Fact label={t('receivedAt')}>
          <Moment at={receivedAt} format={format} />
        </Fact>
        <Fact label={t('form')}>{forms(`names.${form}`)}</Fact>
        {projectType && (
          <Fact label={forms('fields.projectType')}>{forms(`projectTypes.${projectType}`)}</Fact>
        )}
        {topic && <Fact label={forms('fields.topic')}>{TOPIC_NAMES[locale][topic]}</Fact>}
        {name && <Typed label={forms('fields.name')} text={name} />}
        <Typed label={forms('fields.email')} text={email} />
        {phone && <Typed label={forms('fields.phone')} text={phone} />}
        {company && <Typed label={forms('fields.company')} text={company} />}
        {file && (
          <Fact label={t('file')}>
            <bdi className="break-words">{file.name}</bdi>{' '}
            <bdi className="text-pencil">({fileSizeText(file.size, format)})</bdi>
          </Fact>
        )}
        <div className="sm:col-span-2">
          <dt className="slate text-pencil">{forms(`fields.${TEXT_WORDS[form]}`)}</dt>
          <dd dir="auto" className="mt-1 break-words whitespace-pre-wrap">
            {message.text}
          </dd>
        </div>
      </dl>
    </section>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="slate text-pencil">{label}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}

function Typed({ label, text }: { label: string; text: string }) {
  return (
    <Fact label={label}>
      <bdi className="break-words">{text}</bdi>
    </Fact>
  )
}
