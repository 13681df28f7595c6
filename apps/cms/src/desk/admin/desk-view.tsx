import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { loadDesk } from '../load-desk'
import { DESK_WORDS } from '../words'
import { DeskSectionView } from './desk-section'

/** The first screen of the admin: what waits for the user, and what happens on the site. */
export async function DeskView({ initPageResult }: AdminViewServerProps) {
  const sections = await loadDesk(initPageResult.req)
  return (
    <main className="desk">
      <Gutter>
        <h1>{DESK_WORDS.heading}</h1>
        <div className="desk__sections">
          {sections.map((section) => (
            <DeskSectionView key={section.key} section={section} />
          ))}
        </div>
      </Gutter>
    </main>
  )
}
