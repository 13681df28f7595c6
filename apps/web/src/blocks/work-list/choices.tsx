import type { Choices as ChoicesView } from '@studio/shared/contracts/reel'
import { Tag } from '@/components/ui/tag'

interface Props {
  label: string
  choices: ChoicesView
  /** The id of the list, to which a choice links. */
  anchor?: string
}

/** Links to several lists, each of which is a page. */
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
