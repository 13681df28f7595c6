import { BlockPointer } from '@/features/preview/block-pointer'

/** Two blocks of a previewed page. */
export function Blocks({ admin }: { admin: string }) {
  return (
    <main>
      <h1 className="sr-only">Preview</h1>
      <section className="on-paper wrap min-h-64 py-8" id="first">
        <h2 className="title-2">First</h2>
        <a href="#second">A link</a>
      </section>
      <section className="on-ink wrap min-h-svh py-8" id="second">
        <h2 className="title-2">Second</h2>
      </section>
      <BlockPointer
        admin={admin}
        label="Edit this block"
        places={{ 'block-a': 'first', 'block-b': 'second', 'block-c': 'not-there' }}
      />
    </main>
  )
}
