import type { LayoutData } from '@studio/shared/contracts/layout-data'

interface Props {
  contact: LayoutData['contact']
  label: string
}

/** A bar with phone and email above the header. */
export function TopBar({ contact: { phone, phoneHref, email }, label }: Props) {
  const link = 'inline-flex min-h-11 items-center no-underline hover:underline'
  return (
    <aside aria-label={label} className="on-blue" data-slot="top-bar">
      <p className="wrap flex flex-wrap justify-end gap-x-8 text-small font-semibold">
        <a href={phoneHref} className={link}>
          <bdi>{phone}</bdi>
        </a>
        <a href={`mailto:${email}`} className={link}>
          <bdi>{email}</bdi>
        </a>
      </p>
    </aside>
  )
}
