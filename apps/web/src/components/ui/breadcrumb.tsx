import { AnyLink } from './any-link'

interface Props {
  label: string
  trail: { label: string; href: string }[]
  className?: string
}

export function Breadcrumb({ label, trail, className = '' }: Props) {
  return (
    <nav aria-label={label}>
      <ol className={`flex flex-wrap gap-x-3 text-small text-pencil ${className}`}>
        {trail.map((step, index) => (
          <li key={step.href} className="not-first:before:me-3 not-first:before:content-['/']">
            {index === trail.length - 1 ? (
              <span aria-current="page">{step.label}</span>
            ) : (
              <AnyLink href={step.href} className="hover:underline">
                {step.label}
              </AnyLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
