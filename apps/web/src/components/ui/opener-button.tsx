import type { ReactNode, Ref } from 'react'

export type OpenerState = 'idle' | 'loading' | 'failed'

interface Props {
  ref: Ref<HTMLButtonElement>
  state: OpenerState
  label: string
  loading: string
  failed: string
  className: string
  failedClass: string
  /** A picture beside the label. With it, small screens hide the label visually. */
  portrait?: ReactNode
  onOpen: () => void
}

/** A button whose dialog loads on press, with messages while loading and after a failure. */
export function OpenerButton(props: Props) {
  const { ref, state, label, loading, failed, className, failedClass, portrait, onOpen } = props
  const words = state === 'loading' ? loading : label
  return (
    <>
      <button
        ref={ref}
        type="button"
        aria-haspopup="dialog"
        className={className}
        aria-disabled={state === 'loading'}
        onClick={() => {
          if (state !== 'loading') onOpen()
        }}
      >
        {portrait && <span className="block size-14 flex-none overflow-hidden">{portrait}</span>}
        {portrait ? <span className="max-sm:sr-only">{words}</span> : words}
      </button>
      <p role="status" className={state === 'failed' ? failedClass : 'sr-only'}>
        {state === 'failed' && failed}
        {state === 'loading' && loading}
      </p>
    </>
  )
}
