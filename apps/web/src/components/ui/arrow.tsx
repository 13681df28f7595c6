/** Points along the line, whichever way it runs. */
export function Arrow({ isBack = false }: { isBack?: boolean }) {
  return <span className={isBack ? 'arrow arrow-back' : 'arrow'} aria-hidden />
}
