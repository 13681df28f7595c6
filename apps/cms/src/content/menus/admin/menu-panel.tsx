'use client'
import {
  Button,
  toast,
  useAuth,
  useDocumentInfo,
  useDocumentTitle,
  useLocale,
} from '@payloadcms/ui'
import { useId, useState } from 'react'
import { hasRole } from '../../../platform/access/roles'
import { useWords } from '../../../platform/admin-language/use-words'
import { MenuDialog } from './menu-dialog'
import { nameOfPlace } from './name-of-place'
import { useMenuPlaces } from './use-menu-places'
import { menuWords } from './words'

/** Which menus lead to the page, beside its form, and a way to put it into one. */
export function MenuPanel() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  if (typeof id !== 'number' || !hasRole(user, 'editor', 'admin')) return null
  return <Panel page={id} />
}

function Panel({ page }: { page: number }) {
  const { MENU_TEXTS } = useWords(menuWords)
  const { hasPublishedDoc } = useDocumentInfo()
  const { title } = useDocumentTitle()
  const { code } = useLocale()
  const headingId = useId()
  const { places, hasFailed, read } = useMenuPlaces(code)
  const [isOpen, setIsOpen] = useState(false)
  const leading = places?.filter(({ pages }) => pages.includes(page)) ?? []
  return (
    <section aria-labelledby={headingId} className="language-states menu-panel field-type">
      <h2 className="language-states__title" id={headingId}>
        {MENU_TEXTS.title}
      </h2>
      <div aria-live="polite">
        {hasFailed && <p>{MENU_TEXTS.failed}</p>}
        {!hasFailed && places === null && <p>{MENU_TEXTS.loading}</p>}
        {places !== null && leading.length === 0 && <p>{MENU_TEXTS.none}</p>}
        {leading.length > 0 && (
          <ul>
            {leading.map((place) => (
              <li key={place.key}>
                <bdi>{nameOfPlace(place, MENU_TEXTS)}</bdi>
              </li>
            ))}
          </ul>
        )}
      </div>
      {places && (
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() => setIsOpen(true)}
          size="medium"
        >
          {MENU_TEXTS.add}
        </Button>
      )}
      {isOpen && places && (
        <MenuDialog
          isLive={hasPublishedDoc}
          locale={code}
          onClose={() => setIsOpen(false)}
          onDone={() => {
            setIsOpen(false)
            toast.success(MENU_TEXTS.done)
            read()
          }}
          page={page}
          places={places.filter(({ pages }) => !pages.includes(page))}
          title={title}
        />
      )}
    </section>
  )
}
