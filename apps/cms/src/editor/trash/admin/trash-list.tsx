'use client'
import { Button, Link, toast, useAuth, useConfig, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { labelIn } from '../../../platform/admin-language/label-in'
import { hasRole } from '../../../platform/access/roles'
import { Moment } from '../../../platform/admin-parts/moment'
import type { KeptCollection } from '../kept-collections'
import type { TrashedDocument } from '../list-trash'
import { EraseDialog } from './erase-dialog'
import { RestoreDialog } from './restore-dialog'
import { useWords } from '../../../platform/admin-language/use-words'
import { trashWords } from './words'
import { useTrash } from './use-trash'

interface Asked {
  action: 'restore' | 'erase'
  document: TrashedDocument
}

/** @param kind the slug of the only collection to show */
export function TrashList({ kind }: { kind: KeptCollection | undefined }) {
  const { TRASH_TEXTS } = useWords(trashWords)
  const { config, getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const { user } = useAuth()
  const { documents, hasFailed, read } = useTrash()
  const [asked, setAsked] = useState<Asked | null>(null)
  const kindName = (collection: KeptCollection) => {
    const { singular } = getEntityConfig({ collectionSlug: collection }).labels
    return labelIn(singular, i18n.language, collection)
  }
  const titleOf = ({ title }: TrashedDocument) => title || TRASH_TEXTS.untitled

  if (hasFailed) {
    return (
      <div aria-live="polite">
        <p>{TRASH_TEXTS.loadFailed}</p>
        <Button buttonStyle="secondary" onClick={read}>
          {TRASH_TEXTS.retry}
        </Button>
      </div>
    )
  }
  if (!documents) return <p aria-live="polite">{TRASH_TEXTS.loading}</p>
  const shown = documents.filter(({ collection }) => !kind || collection === kind)

  function finish(message: string) {
    setAsked(null)
    toast.success(message)
    read()
  }

  return (
    <>
      {kind && (
        <p>
          <Link href={`${config.routes.admin}/trash`}>{TRASH_TEXTS.showAll}</Link>
        </p>
      )}
      {shown.length === 0 && (
        <p>{kind ? TRASH_TEXTS.emptyOfKind(kindName(kind)) : TRASH_TEXTS.empty}</p>
      )}
      <ul className="trash__list">
        {shown.map((document) => {
          const { collection, id, address, deletedAt, deletedBy, erasedAt } = document
          const title = titleOf(document)
          return (
            <li className="trash__document" key={`${collection}/${id}`}>
              <div className="trash__facts">
                <strong>
                  <bdi>{title}</bdi>
                </strong>
                <span>
                  {kindName(collection)}
                  {address && address !== title && (
                    <>
                      {' · '}
                      <bdi>{address}</bdi>
                    </>
                  )}
                </span>
                <span>
                  {TRASH_TEXTS.deleted} <Moment at={deletedAt} />{' '}
                  {deletedBy && <bdi>{TRASH_TEXTS.by(deletedBy)}</bdi>}
                </span>
                <span>
                  {TRASH_TEXTS.erased} <Moment at={erasedAt} />
                </span>
              </div>
              <div className="trash__actions">
                <Button
                  aria-label={TRASH_TEXTS.restoreOf(title)}
                  buttonStyle="secondary"
                  margin={false}
                  onClick={() => setAsked({ action: 'restore', document })}
                  size="small"
                >
                  {TRASH_TEXTS.restore}
                </Button>
                {hasRole(user, 'admin') && (
                  <Button
                    aria-label={TRASH_TEXTS.eraseOf(title)}
                    buttonStyle="secondary"
                    margin={false}
                    onClick={() => setAsked({ action: 'erase', document })}
                    size="small"
                  >
                    {TRASH_TEXTS.erase}
                  </Button>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      {asked?.action === 'restore' && (
        <RestoreDialog
          document={asked.document}
          onCancel={() => setAsked(null)}
          onRestored={() => finish(TRASH_TEXTS.restored(titleOf(asked.document)))}
          title={titleOf(asked.document)}
        />
      )}
      {asked?.action === 'erase' && (
        <EraseDialog
          document={asked.document}
          onCancel={() => setAsked(null)}
          onErased={() => finish(TRASH_TEXTS.erasedNow(titleOf(asked.document)))}
          title={titleOf(asked.document)}
        />
      )}
    </>
  )
}
