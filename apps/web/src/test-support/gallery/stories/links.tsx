import { Actions } from '@/components/ui/actions'

/** A button that links to a place far below on the open page. */
export function Place() {
  const href = `${location.pathname}#demo`
  return (
    <main className="wrap">
      <Actions actions={[{ label: 'Demo', href, isExternal: false, emphasis: 'primary' }]} />
      <div style={{ blockSize: '300vh' }} />
      <section id="demo">
        <h2>Demo</h2>
      </section>
      <div style={{ blockSize: '300vh' }} />
    </main>
  )
}
