import { roomPath } from '@studio/shared/routes/account'
import type { UIFieldServerProps } from 'payload'
import { siteAddress } from '../../accounts/site-address'
import { REVIEW_TEXTS } from './texts'

/** From a deliverable to its room on the website, where versions are uploaded too. */
export function RoomLink({ id }: UIFieldServerProps) {
  if (id === undefined) return null
  return (
    <p className="field-type">
      <a href={siteAddress('en', roomPath(String(id)))}>{REVIEW_TEXTS.room}</a>
      <br />
      {REVIEW_TEXTS.roomHint}
    </p>
  )
}
