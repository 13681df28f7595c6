interface Choice {
  href: string
  text: string
  lang?: string
  isCurrent: boolean
}

/** Plain links: the address says for whom a preview is shown, and no visitor's choice is changed by it. */
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
