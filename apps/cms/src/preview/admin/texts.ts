export const SHARE_TEXTS = {
  open: 'Preview link',
  making: 'Making the link…',
  heading: 'A link for people without an account',
  intro: (until: string) =>
    `Whoever has it can see this document as it was last saved, and nothing else that is not published, until ${until}. Then it ends by itself.`,
  label: 'Link',
  copy: 'Copy',
  copied: 'The link is copied.',
  close: 'Close',
  failed: 'The link could not be made. Try again.',
} as const
