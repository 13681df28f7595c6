/** As it is written in a style sheet: never turned round, translated or hyphenated. */
export function TokenName({ children }: { children: string }) {
  return (
    <span className="block">
      <code lang="en" dir="ltr" className="slate whitespace-nowrap text-pencil">
        {children}
      </code>
    </span>
  )
}
