export const FIELD_TEXTS = {
  loadCaptions: 'Eine .vtt-Datei laden:',
  sample: 'Beispieltext',
  sampleNotice:
    'Das ist ein Beispieltext: So könnte es hier aussehen. Niemand hat es gesagt, und es berichtet von keinem echten Ergebnis. Ersetzen Sie ihn vor dem Start.',
  languageOfMails: 'Sprache der E-Mails',
  languageOfMailsHelp: 'Englisch, wenn keine gewählt ist.',
  noLanguage: 'Nicht gewählt',
}
