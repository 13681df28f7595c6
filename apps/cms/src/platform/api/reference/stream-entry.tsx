import { streamOperationId } from '@studio/shared/api/openapi/stream-operation'
import type { Stream } from '@studio/shared/api/streams'

interface StreamEntryProps {
  stream: Stream
  method: Stream['methods'][number]
}

/**
 * Shows a stream in the API reference. Its bodies are files or events, so there are no fields to
 * list.
 */
export function StreamEntry({ stream, method }: StreamEntryProps) {
  const id = streamOperationId(stream, method)
  return (
    <section className="reference-call" aria-labelledby={id}>
      <h2 id={id}>
        <span className="reference-method">{method}</span> <code>{stream.path}</code>
      </h2>
      <p className="reference-caller">
        {stream.isForGuests
          ? 'For whoever has entered by the guest link in the address'
          : 'Needs a session’s token'}
        {stream.mostBytes ? ` · at most ${stream.mostBytes} bytes` : ''}
      </p>
      <HeaderList title="Headers that it reads" names={stream.asked} />
      <HeaderList title="Headers of its answer" names={stream.answered} />
    </section>
  )
}

function HeaderList({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </>
  )
}
