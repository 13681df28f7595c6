export const FIELD_TEXTS = {
  loadCaptions: 'Eine .vtt-Datei laden:',
  sample: 'Beispieltext',
  sampleNotice:
    'Das ist ein Beispieltext: So könnte es hier aussehen. Niemand hat es gesagt, und es berichtet von keinem echten Ergebnis. Ersetzen Sie ihn vor dem Start.',
  languageOfMails: 'Sprache der E-Mails',
  languageOfMailsHelp: 'Englisch, wenn keine gewählt ist.',
  noLanguage: 'Nicht gewählt',
}

/** The preview of a search result below the fields for search engines. */
export const SEARCH_PREVIEW_TEXTS = {
  heading: 'In Suchergebnissen ungefähr so',
  noTitle: 'Ohne Titel',
  noDescription: 'Suchmaschinen wählen hier einen Satz der Seite.',
  title: (length: number, max: number) => `Titel: ${length} von etwa ${max} Zeichen`,
  description: (length: number, max: number) => `Beschreibung: ${length} von etwa ${max} Zeichen`,
  long: 'das Ende wird abgeschnitten',
  short: 'zu kurz, um sicher gezeigt zu werden',
  empty: 'leer',
}
