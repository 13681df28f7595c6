import type { ServerProps } from 'payload'

/** The logo above the login form, in place of Payload's. The form has no other heading. */
export async function Logo({ payload }: Pick<ServerProps, 'payload'>) {
  const { studioName } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  return (
    <h1 className="studio-mark studio-mark--large">
      <Icon />
      <bdi>{studioName}</bdi>
    </h1>
  )
}

/** The icon in the header, in place of Payload's. The website shows the same one. */
export function Icon() {
  return (
    <svg aria-hidden="true" className="studio-mark__sign" focusable="false" viewBox="0 0 32 32">
      <path d="M0 0h32v32H0z" fill="#0e0f13" />
      <path
        d="M5 9h11v14H5z"
        fill="none"
        stroke="#a4dded"
        strokeDasharray="4 2.6"
        strokeWidth="2"
      />
      <path d="M16 8h12v16H16z" fill="#f6f3ec" />
      <path d="M14.500 5h3v22h-3z" fill="#00b140" />
    </svg>
  )
}
