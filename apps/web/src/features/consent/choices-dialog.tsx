import type { SubmitEvent } from 'react'
import type { Country } from '@studio/shared/countries'
import { buttonVariants } from '@/components/ui/button'
import { ModalDialog } from '@/components/ui/modal-dialog'
import type { Messages } from '@/i18n/messages'
import type { Kind } from '@/lib/consent-choice'
import { KindSwitch } from './kind-switch'
import { mayLoad } from '@/lib/may-load'
import { clearServiceCookies } from './clear-service-cookies'
import { storeChoice } from '@/lib/stored-consent'

export interface ChoicesProps {
  words: Messages['privacy']
  kinds: Kind[]
  country: Country
  onClose: () => void
}

/** The visitor's choice of third-party services by kind, which can be opened again at any time. */
export function ChoicesDialog({ words, kinds, country, onClose }: ChoicesProps) {
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    const answer = new FormData(event.currentTarget).getAll('kind')
    saveChoice(
      kinds.filter((kind) => answer.includes(kind)),
      kinds.filter((kind) => mayLoad(kind, country)),
    )
    // A dialog opened from the notice disappears with it, so the focus moves to the content.
    // Otherwise the dialog's own button gets the focus back.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <ModalDialog title={words.choices} onClose={onClose}>
      <form method="dialog" onSubmit={save}>
        <p className="text-pencil">{words.choicesText}</p>
        <fieldset className="mt-5 border-t border-rule">
          <legend className="sr-only">{words.choices}</legend>
          {kinds.map((kind) => (
            <KindSwitch
              key={kind}
              kind={kind}
              name={words.kinds[kind].name}
              text={words.kinds[kind].text}
              isAllowed={mayLoad(kind, country)}
            />
          ))}
        </fieldset>
        <div className="mt-6 flex flex-wrap gap-3">
          <button type="submit" className={buttonVariants()}>
            {words.save}
          </button>
          <button
            type="button"
            className={buttonVariants({ emphasis: 'secondary' })}
            onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
          >
            {words.cancel}
          </button>
        </div>
      </form>
    </ModalDialog>
  )
}

/**
 * Saves the choice. Running scripts cannot be unloaded, so after a withdrawal the page reloads
 * without them and their cookies.
 */
function saveChoice(choice: readonly Kind[], before: readonly Kind[]): void {
  const withdrawn = before.filter((kind) => !choice.includes(kind))
  storeChoice(choice)
  if (withdrawn.length === 0) return
  clearServiceCookies(withdrawn)
  location.reload()
}
