import type { ShellView } from '@studio/shared/contracts/shell'
import type { SiteSetting } from '../payload-types'
import { hrefOf } from './links'
import type { PublishedReader } from './reader'

/** What an editor left empty is the web's to say. */
const orNull = (text: string | null | undefined) => text?.trim() || null

export function storyboardsFor({ storyboards }: SiteSetting): ShellView['storyboards'] {
  const { address, title, text, leave, stay } = storyboards ?? {}
  if (!address) return null
  return {
    href: address,
    title: orNull(title),
    text: orNull(text),
    leave: orNull(leave),
    stay: orNull(stay),
  }
}

export function cookieNoticeFor(
  reader: PublishedReader,
  { cookieNotice }: SiteSetting,
): ShellView['cookieNotice'] {
  const { title, text, page } = cookieNotice ?? {}
  const policy = reader.related('pages', page)
  return {
    title: orNull(title),
    text: orNull(text),
    policy: policy && { label: policy.title, href: hrefOf(reader, policy.slug), isExternal: false },
  }
}
