const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`

/** Texts of the languages board, and of the English text beside fields. */
export const LANGUAGE_WORDS = {
  heading: 'Sprachen',
  intro:
    'Was es in welcher Sprache gibt. „Veraltet“ heißt: Das Englische hat sich geändert, seit ein Text übersetzt wurde, oder es hat einen Text, der in der Sprache fehlt. Veraltete Sprachen bleiben auf der Website, wie sie sind.',
  summary: 'Auf einen Blick',
  upToDate: 'nichts zu tun',
  filters: 'Filtern und sortieren',
  search: 'Titel',
  kind: 'Art',
  anyKind: 'Alles',
  language: 'Sprache',
  anyLanguage: 'Jede Sprache',
  state: 'Stand',
  anyState: 'Jeder Stand',
  sort: 'Sortieren nach',
  show: 'Zeigen',
  reset: 'Alles zeigen',
  states: {
    missing: 'Fehlt',
    draft: 'Entwurf wartet',
    scheduled: 'Geplant',
    live: 'Online und aktuell',
    outdated: 'Veraltet',
  },
  sorts: {
    outdated: 'Am stärksten veraltet zuerst',
    title: 'Titel',
    kind: 'Art',
  },
  counts: {
    missing: (number: number) => count(number, 'fehlt', 'fehlen'),
    draft: (number: number) => count(number, 'Entwurf', 'Entwürfe'),
    scheduled: (number: number) => `${number} geplant`,
    outdated: (number: number) => `${number} veraltet`,
  },
  found: (number: number) => count(number, 'Dokument', 'Dokumente'),
  nothing: 'Zu diesen Filtern passt nichts.',
  table: 'Dokumente und ihre Sprachen',
  document: 'Dokument',
  untitled: 'Ohne Titel',
  cell: {
    missing: 'Fehlt',
    draft: 'Entwurf',
    live: 'Online',
    changed: 'Online, Entwurf wartet',
  },
  outdated: 'Veraltet',
  scheduled: (when: string) => `Geplant: ${when}`,
  changed: (number: number) => count(number, 'Text geändert', 'Texte geändert'),
  untranslated: (number: number) => `${number} nicht übersetzt`,
  open: (title: string, language: string) => `„${title}“ auf ${language} öffnen: `,
  publish: 'Veröffentlichen…',
  publishOf: (title: string, language: string) => `„${title}“ auf ${language} veröffentlichen`,
  publishHeading: (title: string, language: string) =>
    `„${title}“ auf ${language} veröffentlichen?`,
  publishLoading: 'Wird geprüft, was Besucher sehen werden…',
  publishPaths: (language: string) =>
    `Besucher lesen dann den neuesten Text auf ${language}. Andere Sprachen behalten ihre Texte.`,
  publishShared:
    'Auch Blöcke, Bilder und Einstellungen haben unveröffentlichte Änderungen. Sie gehen damit in allen Sprachen online.',
  sharedStays:
    'Auch Blöcke, Bilder und Einstellungen haben unveröffentlichte Änderungen. Sie bleiben ein Entwurf, bis die Redaktion sie veröffentlicht.',
  publishNotReady: (language: string) =>
    `${language} ist unter „Fertig in“ nicht markiert: Besucher lesen weiter den englischen Text, bis jemand es dort hinzufügt und veröffentlicht.`,
  publishOutdated: (number: number) =>
    `Das Englische hat sich geändert, seit der veröffentlichte Text übersetzt wurde: ${count(number, 'Text', 'Texte')}. Prüfen Sie, ob der Entwurf das berücksichtigt.`,
  refused: 'Es lässt sich nicht veröffentlichen:',
  failed: 'Das hat nicht geklappt, und nichts hat sich geändert. Versuchen Sie es noch einmal.',
  published: (title: string, language: string) => `„${title}“ ist auf ${language} veröffentlicht.`,
  cancel: 'Abbrechen',
  close: 'Schließen',
  confirmPublish: 'Veröffentlichen',
  pages: 'Seiten der Liste',
  previous: 'Zurück',
  next: 'Weiter',
  page: (page: number, total: number) => `Seite ${page} von ${total}`,
  smallCorrection: 'Kleine Korrektur: Die Übersetzungen bleiben gültig',
  smallCorrectionHelp:
    'Für Tippfehler und Ähnliches. Ohne dies gelten die anderen Sprachen dort als veraltet, wo sich das Englische ändert.',
  english: 'Englisch',
  englishOf: (label: string) => `Englischer Text von ${label}`,
  lag: {
    changed: 'Seit der Übersetzung geändert',
    untranslated: 'Nicht übersetzt: Besucher lesen den englischen Text',
  },
  copy: 'Englischen Text übernehmen',
  copyOf: (label: string, language: string) =>
    `Den englischen Text von ${label} in das Feld übernehmen (${language})`,
  putBack: 'Meinen Text zurückholen',
  putBackOf: (label: string) => `Meinen Text von ${label} zurückholen`,
  confirm: 'Ist aktuell',
  confirmEmpty: 'Das Englische passt hier',
  confirmOf: (label: string) => `Ist aktuell: ${label}`,
  confirmEmptyOf: (label: string) => `Das Englische passt hier: ${label}`,
  confirmed: 'Als aktuell markiert. Besucher sehen keinen Unterschied.',
  changesHeading: (language: string) => `Veraltet auf ${language}`,
  confirmAllHelp:
    'Ändern Sie diese Texte und veröffentlichen Sie. Wenn sie so stimmen, markieren Sie sie als aktuell; Besucher sehen keinen Unterschied.',
  confirmAll: 'Alles ist aktuell',
}
