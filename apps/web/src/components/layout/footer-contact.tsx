import type { ShellView } from '@studio/shared/contracts/shell'

interface Props {
  contact: ShellView['contact']
  heading: string
  headingClass: string
}

export function FooterContact({ contact, heading, headingClass }: Props) {
  const { phone, phoneHref, email, address } = contact
  return (
    <address className="not-italic">
      <h2 className={headingClass}>{heading}</h2>
      <a href={phoneHref} className="inline-block py-1 no-underline hover:underline">
        <bdi>{phone}</bdi>
      </a>
      <br />
      <a
        href={`mailto:${email}`}
        className="inline-block py-1 break-all no-underline hover:underline"
      >
        <bdi>{email}</bdi>
      </a>
      {address && (
        <p className="mt-2 whitespace-pre-line text-pencil">
          <bdi>{address}</bdi>
        </p>
      )}
    </address>
  )
}
