export const FIELD_TEXTS = {
  loadCaptions: 'Load a .vtt file:',
  sample: 'Sample copy',
  sampleNotice:
    'This is sample copy: an example of what could go here. Nobody said it, and it reports no real result. Replace it before launch.',
  languageOfMails: 'Email language',
  languageOfMailsHelp: 'English if none is chosen.',
  noLanguage: 'Not chosen',
} as const
