'use client'

import { chooseReviewMail } from '@studio/shared/api/account-calls'
import {
  REVIEW_MAIL_CHOICES,
  reviewMailSettingSchema,
  type ReviewMailChoice,
} from '@studio/shared/review/review-mail'
import { useState } from 'react'
import type { Messages } from '@/i18n/messages'
import { callApi } from '@/api/client/call-api'
import { useContractForm } from '@/features/forms/use-contract-form'
import { AccountForm } from '@/features/account/forms/account-form'
import { useDraft } from '@/features/account/forms/drafts'
import type { FormWords } from '@/features/account/forms/form-words'
import { useAccountForm } from '@/features/account/forms/use-account-form'

interface Props {
  words: FormWords
  own: Pick<Messages['account']['reviewMail'], 'question' | 'choices' | 'submit' | 'done'>
  chosen: ReviewMailChoice
}

/** Radio buttons with the three settings and their descriptions. */
export function ReviewMailForm({ words, own, chosen }: Props) {
  const [isDone, setIsDone] = useState(false)
  const form = useContractForm(reviewMailSettingSchema)
  const state = useAccountForm({
    form,
    send: (body) => callApi(chooseReviewMail, { body }),
    isMember: true,
    draft: useDraft(form, 'review-mail'),
    onDone: () => setIsDone(true),
  })
  return (
    <AccountForm
      words={words}
      state={state}
      submitLabel={own.submit}
      done={!state.isBusy && isDone && own.done}
    >
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-3 font-semibold">{own.question}</legend>
        {REVIEW_MAIL_CHOICES.map((choice) => (
          <div key={choice} className="grid grid-cols-[auto_1fr] gap-x-3">
            <input
              type="radio"
              id={`review-mail-${choice}`}
              value={choice}
              defaultChecked={choice === chosen}
              aria-describedby={`review-mail-${choice}-meaning`}
              className="tick self-center rounded-full"
              {...form.register('reviewMail')}
            />
            <label htmlFor={`review-mail-${choice}`} className="min-h-11 content-center">
              {own.choices[choice].name}
            </label>
            <p id={`review-mail-${choice}-meaning`} className="col-start-2 -mt-2 text-pencil">
              {own.choices[choice].meaning}
            </p>
          </div>
        ))}
      </fieldset>
    </AccountForm>
  )
}
