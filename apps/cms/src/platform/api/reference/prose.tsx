/** Renders paragraphs and `code` in Markdown syntax. */
export function Prose({ text }: { text: string }) {
  return text.split('\n\n').map((paragraph) => (
    <p key={paragraph}>
      <WithCode text={paragraph} />
    </p>
  ))
}

/** Every second part is between backticks. */
export function WithCode({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
}
