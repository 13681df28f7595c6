import { buttonVariants } from '@/components/ui/button'

interface Props {
  label: string
  onCancel: () => void
}

/** Beside the button of a form that asks before it does something. */
export function CancelButton({ label, onCancel }: Props) {
  return (
    <button type="button" className={buttonVariants({ emphasis: 'quiet' })} onClick={onCancel}>
      {label}
    </button>
  )
}
