import type { ApiCall } from '@studio/shared/contracts/call'

export function CallIndex({ calls }: { calls: readonly ApiCall[] }) {
  return (
    <nav className="reference-index" aria-label="All calls">
      <ul>
        {calls.map(({ name, method, path }) => (
          <li key={name}>
            <a href={`#${name}`}>
              <span className="reference-method">{method}</span> <code>{path}</code>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
