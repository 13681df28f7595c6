import { RELOAD_SCRIPT } from '@/features/errors/reload-script'

/** Stands in every page, also those whose policy knows it by its hash. */
export function ReloadOnStaleChunk() {
  return <script dangerouslySetInnerHTML={{ __html: RELOAD_SCRIPT }} />
}
