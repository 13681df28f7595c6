import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { isStaff } from '../../../platform/access/roles'
import { deskActions } from '../../find-and-replace/actions'
import { loadDesk } from '../load-desk'
import { deskTexts } from '../source'
import { DeskSectionView } from './desk-section'
import { DeskStart } from './desk-start'

/** The first screen of the admin: the user's open tasks, and recent events on the site. */
export async function DeskView({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult
  const texts = deskTexts(req)
  const sections = await loadDesk(req)
  return (
    <main className="admin-screen desk">
      <Gutter>
        <h1>{texts.heading}</h1>
        {isStaff(req.user) && <DeskStart shortcuts={deskActions(req)} />}
        <div className="desk__sections">
          {sections.map((section) => (
            <DeskSectionView key={section.key} section={section} texts={texts} />
          ))}
        </div>
      </Gutter>
    </main>
  )
}
