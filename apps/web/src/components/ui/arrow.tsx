/** Points along the line, whichever way it runs. */
export function Arrow({ isBack = false }: { isBack?: boolean }) {
  return (
    <svg
      width="22"
      height="12"
      viewBox="0 0 22 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className={isBack ? 'flex-none ltr:-scale-x-100' : 'flex-none rtl:-scale-x-100'}
      aria-hidden
    >
      <path d="M0 6h20M15 1l5 5-5 5" />
    </svg>
  )
}
