import Link from 'next/link'

interface ListView {
  label: string
  /** The number of entries; if it is undefined, no number is shown. */
  count?: number
  href: string
  isCurrent: boolean
}

interface ListBarProps {
  label: string
  views: ListView[]
  download?: { label: string; hint: string; href: string }
}

/** The bar above a list. It shows the list's views and, if there is an export, a link to it. */
export function ListBar({ label, views, download }: ListBarProps) {
  return (
    <div className="list-bar">
      <nav aria-label={label}>
        <ul>
          {views.map((view) => (
            <li key={view.href}>
              <Link aria-current={view.isCurrent ? 'page' : undefined} href={view.href}>
                {view.label}
                {view.count !== undefined && <span>{view.count}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {download && (
        <a
          className="btn btn--style-secondary btn--size-small list-bar__download"
          download
          href={download.href}
          title={download.hint}
        >
          {download.label}
        </a>
      )}
    </div>
  )
}
