interface Choice {
  href: string
  text: string
  lang?: string
  isCurrent: boolean
}

/**
 * Plain links to other countries and languages, because a preview has them in its address and
 * changes no stored choice.
 */
export function PreviewChoices({ label, choices }: { label: string; choices: Choice[] }) {
  return (
    <nav aria-label={label} className="preview-bar__choices">
      {choices.map(({ href, text, lang, isCurrent }) => (
        <a aria-current={isCurrent ? 'true' : undefined} href={href} key={href} lang={lang}>
          {text}
        </a>
      ))}
    </nav>
  )
}
