'use client'
import { useConfig, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { PageList } from './page-list'
import { usageSchema } from './read-usage'
import { labelIn } from '../../../platform/admin-language/label-in'
import { useWords } from '../../../platform/admin-language/use-words'
import { publishingWords } from './words'

const touchedSchema = usageSchema.pick({ pages: true, isInLayout: true, siteUrl: true }).extend({
  isInMenus: z.boolean(),
  drafts: z.array(z.object({ collection: z.string(), id: z.number(), title: z.string() })),
})

type Touched = z.infer<typeof touchedSchema>

/**
 * Lists the pages, menus and drafts in which a document will be missing.
 *
 * @param document in the format `collection/id`
 */
export function TouchedList({ document, intro }: { document: string; intro: string }) {
  const { TAKING_DOWN_TEXTS } = useWords(publishingWords)
  const touched = useTouched(document)
  return (
    <div className="touched">
      <p>{intro}</p>
      <div aria-live="polite">
        {touched === null && <p>{TAKING_DOWN_TEXTS.looking}</p>}
        {touched === 'failed' && <p>{TAKING_DOWN_TEXTS.failed}</p>}
        {touched !== null && touched !== 'failed' && <Found touched={touched} />}
      </div>
    </div>
  )
}

function Found({ touched }: { touched: Touched }) {
  const { TAKING_DOWN_TEXTS } = useWords(publishingWords)
  const { i18n } = useTranslation()
  const { config, getEntityConfig } = useConfig()
  const { pages, isInLayout, isInMenus, drafts, siteUrl } = touched
  const hasMenus = isInMenus || isInLayout
  if (pages.length === 0 && drafts.length === 0 && !hasMenus) {
    return <p>{TAKING_DOWN_TEXTS.nothing}</p>
  }
  return (
    <>
      {hasMenus && <p>{TAKING_DOWN_TEXTS.menus}</p>}
      {pages.length > 0 && (
        <section>
          <h2>{TAKING_DOWN_TEXTS.pages(pages.length)}</h2>
          <PageList pages={pages} siteUrl={siteUrl} />
        </section>
      )}
      {drafts.length > 0 && (
        <section>
          <h2>{TAKING_DOWN_TEXTS.drafts(drafts.length)}</h2>
          <ul>
            {drafts.map(({ collection, id, title }) => (
              <li key={`${collection}/${id}`}>
                <a
                  href={`${config.routes.admin}/collections/${collection}/${id}`}
                  rel="noopener"
                  target="_blank"
                >
                  <bdi>{title || TAKING_DOWN_TEXTS.untitled}</bdi>
                </a>{' '}
                (
                {labelIn(
                  getEntityConfig({ collectionSlug: collection }).labels.singular,
                  i18n.language,
                )}
                )
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function useTouched(document: string): Touched | 'failed' | null {
  const { config } = useConfig()
  const { api } = config.routes
  const [touched, setTouched] = useState<Touched | 'failed' | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    fetch(`${api}/publishing/touched/${document}`, { credentials: 'include', signal })
      .then(async (answer) => setTouched(touchedSchema.parse(await answer.json())))
      .catch(() => {
        if (!signal.aborted) setTouched('failed')
      })
    return () => controller.abort()
  }, [api, document])
  return touched
}
