export const REPLACED_TEXTS = {
  heading: 'Replaced files',
  replaced: 'Replaced',
  by: (name: string) => `by ${name}`,
  putBack: 'Put back…',
  putBackOf: (name: string) => `Put ${name} back`,
  question: (name: string) => `Put “${name}” back?`,
  body: 'Visitors see it again at once, wherever the present file is shown. The present file stays here for 30 days. Words such as the alternative text stay as they are, and what is not saved in the form is lost.',
  confirm: 'Put back',
  failed: 'The file could not be put back. Try again.',
  gone: 'This file is no longer kept.',
} as const
