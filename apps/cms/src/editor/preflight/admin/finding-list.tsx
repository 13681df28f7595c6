'use client'
import { Button, useConfig, useLocale, useTranslation } from '@payloadcms/ui'
import { LOCALE_NAMES, directionOf } from '@studio/shared/locales'
import { languageName } from '../../../platform/admin-language/language-name'
import { useWords } from '../../../platform/admin-language/use-words'
import { goToField, goToFieldAfterLoad } from '../../documents/admin/go-to-field'
import type { ShownFinding } from './read-findings'
import { preflightWords } from './words'

interface Props {
  findings: ShownFinding[]
  /** Closes the dialog, because the field is in the form behind it. */
  onLeave: () => void
}

/** Lists the findings in three groups. A button of each finding leads to its field. */
export function FindingList({ findings, onLeave }: Props) {
  const { PREFLIGHT_TEXTS } = useWords(preflightWords)
  const groups = [
    { name: PREFLIGHT_TEXTS.blocking, own: findings.filter(({ isBlocking }) => isBlocking) },
    {
      name: PREFLIGHT_TEXTS.told,
      own: findings.filter(({ isBlocking, isNew }) => !isBlocking && isNew),
    },
    {
      name: PREFLIGHT_TEXTS.known,
      own: findings.filter(({ isBlocking, isNew }) => !isBlocking && !isNew),
    },
  ]
  return groups.map(
    ({ name, own }) =>
      own.length > 0 && (
        <section className="findings" key={name}>
          <h2>{name}</h2>
          <ul>
            {own.map((finding) => (
              <FindingItem
                finding={finding}
                key={`${finding.locale} ${finding.kind} ${finding.path} ${finding.subject}`}
                onLeave={onLeave}
              />
            ))}
          </ul>
        </section>
      ),
  )
}

function FindingItem({ finding, onLeave }: { finding: ShownFinding; onLeave: () => void }) {
  const { PREFLIGHT_TEXTS } = useWords(preflightWords)
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const { code } = useLocale()
  const { field, path, message, locale, document, isBlocking } = finding
  const isHere = locale === code
  const goTo = isHere
    ? PREFLIGHT_TEXTS.goTo
    : PREFLIGHT_TEXTS.goToIn(languageName(locale, i18n.language))

  function go() {
    onLeave()
    if (isHere) return void goToField(path)
    const url = new URL(window.location.href)
    url.searchParams.set('locale', locale)
    goToFieldAfterLoad(path, url.href)
  }

  return (
    <li className={isBlocking ? 'findings__item findings__item--blocking' : 'findings__item'}>
      <p className="findings__place">
        <strong>{field}</strong>{' '}
        <span dir={directionOf(locale)} lang={locale}>
          {LOCALE_NAMES[locale]}
        </span>
      </p>
      <p>{message}</p>
      <div className="findings__controls">
        <Button
          aria-label={`${goTo}: ${field}`}
          buttonStyle="secondary"
          margin={false}
          onClick={go}
          size="small"
        >
          {goTo}
        </Button>
        {document && (
          <a
            href={`${config.routes.admin}/collections/${document.collection}/${document.id}?locale=${locale}`}
            rel="noopener"
            target="_blank"
          >
            {PREFLIGHT_TEXTS.openPicture}
          </a>
        )}
      </div>
    </li>
  )
}
