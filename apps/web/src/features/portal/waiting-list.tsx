import { publicPath } from '@studio/shared/paths'
import type { RoomRole, WaitingRound } from '@studio/shared/review/projects'
import { roomPath } from '@studio/shared/routes/account'
import { Badge } from '@/components/ui/badge'
import { DayText } from '@/components/ui/facts'
import { TextLink } from '@/components/ui/text-link'
import type { Address } from '@/lib/address'
import { translator } from '@/i18n/translator'

interface Props {
  projects: readonly { title: string; role: RoomRole; waiting: readonly WaitingRound[] }[]
  address: Address
}

/** The open rounds of all projects, overdue ones first. It renders nothing if there are none. */
export function WaitingList({ projects, address }: Props) {
  const t = translator(address.locale, 'account.portal.waiting')
  const rounds = projects
    .flatMap(({ title, waiting }) => waiting.map((round) => ({ ...round, project: title })))
    .sort((a, b) => keyOf(a).localeCompare(keyOf(b)))
  if (rounds.length === 0) return null
  const isStudio = projects.some(({ role }) => role === 'studio')
  return (
    <section className="mb-14">
      <h2 className="title-3 mb-5">{t(isStudio ? 'openRounds' : 'title')}</h2>
      <ul className="border-t border-rule">
        {rounds.map((round) => (
          <Item key={round.versionId} round={round} address={address} />
        ))}
      </ul>
    </section>
  )
}

/**
 * @returns the sort key of a round. Rounds with the earliest due date come first, those without a
 * date last
 */
function keyOf({ dueOn }: WaitingRound): string {
  return dueOn ?? '9999'
}

interface ItemProps {
  round: WaitingRound & { project: string }
  address: Address
}

function Item({ round, address }: ItemProps) {
  const { locale } = address
  const t = translator(locale, 'account.portal.waiting')
  const { deliverableId, deliverableTitle, project, versionId, versionNumber, dueOn, isOverdue } =
    round
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-rule py-5 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <h3 className="text-lead leading-snug font-semibold break-words">
          <TextLink href={`${publicPath(locale, roomPath(deliverableId))}?version=${versionId}`}>
            <bdi>{deliverableTitle}</bdi>
          </TextLink>
        </h3>
        <p className="slate mt-2 flex flex-wrap gap-x-5 text-pencil">
          <bdi>{project}</bdi>
          <span>{t('version', { number: versionNumber })}</span>
          <span>
            {dueOn ? (
              <>
                {t('due')} <DayText day={dueOn} context={address} />
              </>
            ) : (
              t('noDay')
            )}
          </span>
        </p>
      </div>
      {isOverdue && (
        <p className="sm:text-end">
          <Badge tone="alert">{t('overdue')}</Badge>
        </p>
      )}
    </li>
  )
}
