import type { Choices as ChoicesView } from '@studio/shared/contracts/reel'
import { Tag } from '@/components/ui/tag'

interface Props {
  label: string
  choices: ChoicesView
  /** Where on the page the list stands, so that a choice leads straight to it. */
  anchor?: string
}

/** One of several lists; each is a page with an address of its own. */
export function Choices({ label, choices, anchor }: Props) {
  if (choices.length < 2) return null
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ label: name, href, isCurrent }) => (
          <li key={href}>
            <Tag
              href={anchor ? `${href}#${anchor}` : href}
              isCurrent={isCurrent}
              keepsPlace={Boolean(anchor)}
            >
              {name}
            </Tag>
          </li>
        ))}
      </ul>
    </nav>
  )
}
