import { Link } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '../../../platform/access/roles'
import { wordsIn } from '../../../platform/admin-language/admin-words'
import { labelIn } from '../../../platform/admin-language/label-in'
import { AdminScreen } from '../../documents/admin/admin-screen'
import { ADMINS_KINDS, isLoggedCollection, LOGGED_KINDS, type LoggedKind } from '../logged'
import { logFilterSchema } from '../log-filter'
import { readKeptVersions, readLog, readPeople, type LogFilter } from '../read-log'
import { LogEntryItem } from './log-entry'
import { LogSearch } from './log-search'
import { changeLogWords } from './words'

function asTexts(filter: LogFilter): Record<string, string> {
  const given = Object.entries<string | number | undefined>({ ...filter })
  return Object.fromEntries(
    given.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}

/** The admin's view of the log of changes, with its search. */
export async function LogView(view: AdminViewServerProps) {
  const { initPageResult, searchParams } = view
  const { req } = initPageResult
  const { user, payload, i18n } = req
  const { admin } = payload.config.routes
  const path = `${admin}/changes`
  if (!user) redirect(`${admin}/login?redirect=${encodeURIComponent(path)}`)
  if (!hasRole(user, 'editor', 'admin')) redirect(`${admin}/unauthorized`)
  const { LOG_TEXTS } = wordsIn(changeLogWords, i18n)
  const filter = logFilterSchema.parse(searchParams ?? {})
  const [{ entries, before }, people] = await Promise.all([readLog(req, filter), readPeople(req)])
  const kept = await readKeptVersions(req, entries)
  const nameOf = (kind: LoggedKind) =>
    isLoggedCollection(kind)
      ? labelIn(payload.collections[kind].config.labels.singular, i18n.language, kind)
      : labelIn(
          payload.globals.config.find(({ slug }) => slug === kind)?.label,
          i18n.language,
          kind,
        )
  const kinds = LOGGED_KINDS.filter(
    (kind) => hasRole(user, 'admin') || !ADMINS_KINDS.includes(kind),
  ).map((kind) => ({ kind, name: nameOf(kind) }))
  const older = new URLSearchParams({ ...asTexts(filter), before: String(before) })

  return (
    <AdminScreen className="change-log" steps={[{ label: LOG_TEXTS.heading }]} view={view}>
      <p>{LOG_TEXTS.intro}</p>
      <LogSearch filter={filter} kinds={kinds} path={path} people={people} texts={LOG_TEXTS} />
      {entries.length === 0 && <p>{LOG_TEXTS.none}</p>}
      <ol className="change-log__list">
        {entries.map((entry) => (
          <LogEntryItem
            admin={admin}
            entry={entry}
            hasVersion={kept.has(`${entry.kind}:${entry.version}`)}
            key={entry.id}
            kindName={nameOf(entry.kind)}
            language={i18n.language}
            texts={LOG_TEXTS}
          />
        ))}
      </ol>
      {before !== null && <Link href={`${path}?${older.toString()}`}>{LOG_TEXTS.older}</Link>}
    </AdminScreen>
  )
}
