import { buttonVariants } from '@/components/ui/button'

interface Props {
  label: string
  onCancel: () => void
}

export function CancelButton({ label, onCancel }: Props) {
  return (
    <button type="button" className={buttonVariants({ emphasis: 'quiet' })} onClick={onCancel}>
      {label}
    </button>
  )
}
