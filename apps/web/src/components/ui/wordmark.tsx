export function Wordmark({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-3">
      <svg width="34" height="22" viewBox="0 0 34 22" aria-hidden>
        <path
          d="M1 1h16v20H1z"
          fill="none"
          stroke="var(--color-blue)"
          strokeWidth="2"
          strokeDasharray="3 2"
        />
        <path d="M17 0h17v22H17z" fill="currentColor" />
        <path d="M16 0h3v22h-3z" fill="var(--color-signal)" />
      </svg>
      <bdi
        lang="en"
        className="text-[1.0625rem] leading-none sm:whitespace-nowrap font-bold tracking-tight [font-family:var(--face-name)] [font-stretch:118%]"
      >
        {name}
      </bdi>
    </span>
  )
}
