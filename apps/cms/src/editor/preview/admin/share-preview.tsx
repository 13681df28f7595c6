'use client'
import {
  Button,
  FullscreenModal,
  toast,
  useConfig,
  useDocumentInfo,
  useLocale,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { useId, useState } from 'react'
import { z } from 'zod'
import { useWords } from '../../../platform/admin-language/use-words'
import { previewWords } from './words'

const linkSchema = z.object({ url: z.string(), expires: z.number() })

type Link = z.infer<typeof linkSchema>

/** Creates a link with which people without an account can see the draft for a day. */
export function SharePreview() {
  const { SHARE_TEXTS } = useWords(previewWords)
  const { id, collectionSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { openModal } = useModal()
  const locale = useLocale()
  const [link, setLink] = useState<Link | null>(null)
  const [isMaking, setIsMaking] = useState(false)
  if (id === undefined || !collectionSlug) return null
  const slug = `share-preview-${id}`
  const address = `${config.routes.api}/preview/link/${collectionSlug}/${id}?locale=${locale.code}`

  async function make() {
    setIsMaking(true)
    try {
      const answer = await fetch(address, { method: 'POST', credentials: 'include' })
      setLink(linkSchema.parse(await answer.json()))
      openModal(slug)
    } catch {
      toast.error(SHARE_TEXTS.failed)
    } finally {
      setIsMaking(false)
    }
  }

  return (
    <>
      <Button
        buttonStyle="secondary"
        disabled={isMaking}
        margin={false}
        onClick={() => void make()}
        size="medium"
      >
        {isMaking ? SHARE_TEXTS.making : SHARE_TEXTS.open}
      </Button>
      <FullscreenModal className="share-preview" slug={slug}>
        {link && <SharedLink link={link} slug={slug} />}
      </FullscreenModal>
    </>
  )
}

function SharedLink({ link: { url, expires }, slug }: { link: Link; slug: string }) {
  const { SHARE_TEXTS } = useWords(previewWords)
  const { closeModal } = useModal()
  const { i18n } = useTranslation()
  const fieldId = useId()
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })

  async function copy() {
    await navigator.clipboard.writeText(url)
    toast.success(SHARE_TEXTS.copied)
  }

  return (
    <div className="share-preview__box">
      <h1>{SHARE_TEXTS.heading}</h1>
      <p>{SHARE_TEXTS.intro(format.format(new Date(expires)))}</p>
      <label htmlFor={fieldId}>{SHARE_TEXTS.label}</label>
      <input
        dir="ltr"
        id={fieldId}
        onFocus={(event) => event.target.select()}
        readOnly
        type="text"
        value={url}
      />
      <div className="share-preview__controls">
        <Button buttonStyle="secondary" margin={false} onClick={() => closeModal(slug)}>
          {SHARE_TEXTS.close}
        </Button>
        <Button margin={false} onClick={() => void copy()}>
          {SHARE_TEXTS.copy}
        </Button>
      </div>
    </div>
  )
}
