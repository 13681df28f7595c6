interface Choice {
  href: string
  text: string
  lang?: string
  isCurrent: boolean
}

/**
 * Plain links, because a preview's country and language are in its address and change no stored
 * choice.
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
