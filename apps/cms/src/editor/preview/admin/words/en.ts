export const SHARE_TEXTS = {
  open: 'Preview link',
  making: 'Creating the link…',
  heading: 'A link for people without an account',
  intro: (until: string) =>
    `Anyone who has it can see this document as last saved, and nothing else that is unpublished, until ${until}. Then it expires.`,
  label: 'Link',
  copy: 'Copy',
  copied: 'The link is copied.',
  close: 'Close',
  failed: 'The link could not be created. Try again.',
} as const
