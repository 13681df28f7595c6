import { publicPath } from '@studio/shared/paths'
import { messagePath } from '@studio/shared/routes/account'
import { pathOf } from '@studio/shared/routes/manifest'
import type { Portal } from '@/cms/read-account'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button'
import { StatePanel } from '@/components/ui/state-panel'
import { TextLink } from '@/components/ui/text-link'
import { DayText } from '@/components/ui/facts'
import { STATUS_TONES } from '@/features/account/status-tones'
import type { Address } from '@/lib/address'
import { translator } from '@/i18n/translator'

interface Props {
  messages: Portal['projects']
  address: Address
}

/** The account's messages with their status, newest first. */
export function MessageList({ messages, address }: Props) {
  const { locale } = address
  const t = translator(locale, 'account.portal')
  const start = (
    <a href={publicPath(locale, pathOf('contact'))} className={buttonVariants()}>
      {t('start')}
    </a>
  )
  const heading = <h2 className="title-3 mb-5">{t('messages')}</h2>
  if (messages.length === 0)
    return (
      <section>
        {heading}
        <StatePanel kind="empty" title={t('emptyTitle')} text={t('emptyText')}>
          {start}
        </StatePanel>
      </section>
    )
  return (
    <section>
      {heading}
      <ul className="mb-10 border-t border-rule">
        {messages.map(({ id, reference, subject, status, receivedAt, isFromAccount }) => (
          <li
            key={id}
            className="grid gap-x-8 gap-y-2 border-b border-rule py-5 sm:grid-cols-[1fr_auto]"
          >
            <div className="min-w-0">
              <h3 className="text-lead leading-snug font-semibold break-words">
                <TextLink href={publicPath(locale, messagePath(reference))}>
                  <bdi>{subject || reference}</bdi>
                </TextLink>
              </h3>
              <p className="slate mt-2 flex flex-wrap gap-x-5 text-pencil">
                <bdi>{reference}</bdi>
                <DayText day={receivedAt.slice(0, 10)} context={address} />
              </p>
              {!isFromAccount && <p className="mt-2 text-small text-pencil">{t('withoutLogin')}</p>}
            </div>
            <p className="sm:text-end">
              <Badge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Badge>
            </p>
          </li>
        ))}
      </ul>
      {start}
    </section>
  )
}
