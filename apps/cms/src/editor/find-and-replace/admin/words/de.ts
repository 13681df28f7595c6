import { TRASH_TEXTS } from '../../../trash/admin/words/de'
import type { GroupKey } from '../../hit'
import type { FoundStatus, Stands } from '../../read-documents'

const documents = (count: number) => (count === 1 ? '1 Dokument' : `${count} Dokumenten`)

export const FIND_TEXTS = {
  open: 'Suchen',
  keys: 'Strg K',
  deskLabel: 'Etwas suchen oder tun',
  shortcuts: 'Schnellzugriff',
  openHint: 'Alles durchsuchen (Strg+K)',
  heading: 'Suchen',
  label: 'Seiten, Wörter, Preise, Bilder, Personen und Befehle suchen',
  placeholder: 'Ein Titel, ein Wort, ein Betrag, ein Befehl…',
  close: 'Schließen',
  results: 'Treffer',
  none: (query: string) => `Nichts enthält „${query}“.`,
  hint: 'Schreiben Sie mindestens zwei Buchstaben. Die Eingabetaste öffnet die gewählte Zeile, die Pfeiltasten wählen eine andere.',
  found: (count: number) => `${count} Treffer`,
  failed: 'Die Suche hat nicht geantwortet. Versuchen Sie es noch einmal.',
  incomplete: 'Neue Änderungen werden noch gelesen; der Liste können ein paar Zeilen fehlen.',
  globals: { menus: 'Kopf- und Fußbereich', 'site-settings': 'Website-Einstellungen' },
  status: {
    live: 'Online',
    changed: 'Online, seither geändert',
    draft: 'Entwurf, nicht auf der Website',
    inUse: 'In Gebrauch',
  } satisfies Record<FoundStatus, string>,
  stands: {
    draft: 'nur im Entwurf',
    live: 'nur im veröffentlichten Stand',
  } satisfies Record<Exclude<Stands, 'both'>, string>,
  groups: {
    actions: 'Befehle',
    documents: 'Seiten und andere Dokumente',
    texts: 'Wörter in Dokumenten',
    prices: 'Preise',
    pictures: 'Bilder, Clips und Dateien',
    inquiries: 'Nachrichten',
    projects: 'Projekte',
    people: 'Konten',
  } satisfies Record<GroupKey, string>,
  actions: {
    new: {
      pages: 'Neue Seite',
      posts: 'Neuer Blogbeitrag',
      'case-studies': 'Neue Fallstudie',
      jobs: 'Neue Stelle',
      videos: 'Neuer Film',
      categories: 'Neue Kategorie',
      testimonials: 'Neue Kundenstimme',
      'search-synonyms': 'Neue Synonyme',
    },
    prices: 'Preislisten öffnen',
    manyPrices: 'Viele Preise auf einmal ändern',
    percentOf: (title: string, percent: number) =>
      `Preise von „${title}“ um ${Math.abs(percent)} % ${percent < 0 ? 'senken' : 'erhöhen'}`,
    schedule: 'Zeitplan öffnen',
    languages: 'Sprachentafel öffnen',
    changes: 'Wer was geändert hat',
    pricesOf: (title: string) => `Preise von „${title}“ ändern`,
    says: (query: string) => `Jede Seite, auf der „${query}“ steht`,
    replace: 'Einen Text auf allen Seiten suchen und ersetzen',
    desk: 'Ihren Schreibtisch öffnen',
    trash: `${TRASH_TEXTS.heading} öffnen`,
    inbox: 'Posteingang öffnen',
    media: 'Bilder öffnen',
    menus: 'Kopf- und Fußbereich ändern',
    settings: 'Website-Einstellungen ändern',
    redirects: 'Weiterleitungen öffnen',
    users: 'Konten öffnen',
    invite: 'Jemanden aus dem Team oder einen Kunden einladen',
  },
  also: {
    new: 'anlegen erstellen hinzufügen schreiben',
    newSynonyms: 'anlegen erstellen hinzufügen Wörter Suche',
    prices: 'Preise Preisbuch erhöhen senken ändern Beträge',
    manyPrices: 'erhöhen senken Prozent CSV Datei',
    schedule: 'Pakete Kalender später morgen einplanen',
    languages: 'übersetzen Übersetzungen veraltet fehlt Deutsch Arabisch',
    changes: 'Verlauf Änderungen rückgängig',
    replace: 'Suche steht Wörter überall austauschen',
    desk: 'Start Startseite Übersicht Dashboard',
    inbox: 'Nachrichten Anfragen',
    media: 'Medien Fotos hochladen Clips',
    menus: 'Menü Navigation',
    settings: 'Telefon Kontakt Adresse Angaben',
    redirects: 'alte Adressen umleiten',
    trash: 'gelöscht wiederherstellen rückgängig',
    users: 'Benutzer Personen',
    invite: 'neues Konto Benutzer Kollege Kollegin Kundin',
  },
}

export const SAYS_TEXTS = {
  heading: 'Jede Seite, auf der … steht',
  intro:
    'Zeigt jeden Satz mit einem Text: in allen Sprachen, in Entwürfen und in dem, was Besucher sehen. Vor dem Ersetzen sehen Sie Alt und Neu, Seite für Seite.',
  text: 'Text',
  language: 'Sprache',
  everyLanguage: 'Alle Sprachen',
  isWholeWords: 'Nur ganze Wörter',
  isExact: 'Groß- und Kleinschreibung genau so',
  search: 'Sätze auflisten',
  searching: 'Wird gesucht…',
  tooShort: 'Schreiben Sie mindestens zwei Buchstaben.',
  failed: 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
  none: (text: string) => `Nirgends steht „${text}“.`,
  found: (sentences: number, count: number) =>
    `${sentences === 1 ? '1 Satz' : `${sentences} Sätze`} in ${documents(count)}`,
  more: (count: number) => `Die Liste zeigt die ersten ${count}.`,
  incomplete: 'Neue Änderungen werden noch gelesen. Listen Sie die Sätze gleich noch einmal auf.',
  times: (count: number) => `${count}-mal`,
  shared: 'Alle Sprachen',

  by: 'Ersetzen durch (bleibt es leer, wird der Text entfernt)',
  preview: 'Vorschau der Ersetzung',
  pages: 'Seiten mit dem Text',
  before: 'Alt',
  after: 'Neu',
  tick: (label: string, title: string) => `In „${title}“ ersetzen: ${label}`,
  left: (count: number) =>
    `${count === 1 ? '1 weitere Seite steht' : `${count} weitere Seiten stehen`} nicht in dieser Vorschau. Ersetzen Sie zuerst diese hier und öffnen Sie die Vorschau dann noch einmal.`,
  mode: 'Was soll geschehen?',
  draft: 'Als Entwürfe speichern',
  draftHint: 'Besucher sehen keinen Unterschied, bis jemand die einzelnen Seiten veröffentlicht.',
  publish: 'Veröffentlichen',
  publishHint:
    'Besucher sehen den neuen Text nach wenigen Sekunden, in der Sprache der jeweiligen Zeile. Seiten mit weiteren unveröffentlichten Änderungen bleiben Entwürfe.',
  noDrafts: 'Hier gibt es keine Entwürfe: Was gespeichert wird, ist sofort online.',
  run: (count: number) => (count === 1 ? '1 Text ersetzen' : `${count} Texte ersetzen`),
  running: 'Wird ersetzt…',
  results: 'Was geschehen ist',
  outcomes: { draft: 'Als Entwurf gespeichert', published: 'Online', refused: 'Nicht geändert' },
}

export const REPLACE_TEXTS = {
  refusals: {
    gone: 'Es wurde gelöscht, oder Sie dürfen es nicht lesen.',
    forbidden: 'Sie dürfen es nicht ändern.',
    changed: 'Es wurde nach dieser Vorschau geändert. Öffnen Sie die Vorschau noch einmal.',
    editing: (name: string) => `${name} ändert es gerade. Versuchen Sie es später noch einmal.`,
    open: 'Jemand anderes hat es geöffnet. Versuchen Sie es später noch einmal.',
    nothing: 'Es enthält den Text nicht mehr.',
    noDrafts:
      'Es hat keine Entwürfe: Beim Speichern geht es sofort online. Wählen Sie „Veröffentlichen“.',
    failed: 'Es konnte nicht gespeichert werden.',
  },
  draftOnly: {
    notLive: 'Es ist nicht auf der Website und bleibt deshalb ein Entwurf.',
    hasDraft: 'Es hat weitere unveröffentlichte Änderungen und bleibt deshalb ein Entwurf.',
    notReady: 'Besucher lesen diese Sprache noch nicht, deshalb bleibt es ein Entwurf.',
  },
  passages: {
    acrossNodes:
      'Ein Teil davon reicht über einen Link, einen Preis oder einen Zeilenumbruch und bleibt. Ändern Sie ihn von Hand.',
    shared: 'Alle Sprachen teilen diesen Text. Ändern Sie ihn von Hand.',
    liveOnly:
      'Im Entwurf steht schon etwas anderes. Veröffentlichen Sie ihn, oder ändern Sie es von Hand.',
  },
}
