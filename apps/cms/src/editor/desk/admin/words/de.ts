import type { VersionFailure } from '@studio/shared/review/media'

const documents = (count: number) => (count === 1 ? '1 Dokument' : `${count} Dokumente`)
const times = (count: number) => (count === 1 ? 'Einmal' : `${count}-mal`)

export const DESK_TEXTS = {
  heading: 'Ihr Schreibtisch',
  total: (count: number) => `${count} insgesamt`,
  failed: 'Das lässt sich gerade nicht lesen.',
  untitled: 'Ohne Titel',
  room: (title: string) => `„${title}“ im Review-Raum öffnen`,
  roomFailed: 'Der Review-Raum konnte nicht geöffnet werden. Versuchen Sie es noch einmal.',

  failures: {
    title: 'Was nicht geklappt hat',
    mail: (to: string) => `E-Mail an ${to}`,
    mailFailed: 'Nicht gesendet: aufgegeben',
    mailUnconfirmed: 'Vermutlich gesendet, nicht bestätigt',
    film: {
      unreadable: 'Die Datei lässt sich nicht lesen',
      tooLong: 'Der Film ist zu lang',
      tooLarge: 'Das Bild ist zu groß',
      noMedia: 'Die Datei hat weder Bild noch Ton',
      timedOut: 'Die Aufbereitung dauerte zu lange',
      noFfmpeg: 'Der Server kann keine Filme aufbereiten',
      locked: 'Das Dokument ist mit einem Passwort geschützt',
      tooSparse: 'Zwischen den Bildern des Films liegen Stunden',
      differs: 'Die aufbereitete Kopie weicht vom Original ab',
      internal: 'Die Aufbereitung ist gescheitert',
    } satisfies Record<VersionFailure, string>,
    waiting: (count: number) =>
      count === 1
        ? '1 Änderung ist noch nicht online'
        : `${count} Änderungen sind noch nicht online`,
    waitingWhy: 'Besucher sehen noch die alten Seiten',
    job: (name: string) => `Hintergrundaufgabe „${name}“`,
    jobTries: (tries: number) =>
      tries === 1 ? 'Nach 1 Versuch aufgegeben' : `Nach ${tries} Versuchen aufgegeben`,
  },

  inbox: {
    title: 'Neue Nachrichten',
    empty: 'Keine Nachricht wartet auf Antwort.',
    all: 'Posteingang',
    reply: 'Der Kunde hat geantwortet',
    mine: 'Ihnen zugewiesen',
    nobody: 'Niemandem zugewiesen',
  },

  review: {
    title: 'Review-Räume, die auf das Studio warten',
    empty: 'Keine Runde und keine Anmerkung wartet auf das Studio.',
    all: 'Runden',
    answered: 'Alle haben geantwortet: Schließen Sie die Runde',
    overdue: (answered: number, asked: number, due: string) =>
      `War am ${due} fällig, ${answered} von ${asked} haben geantwortet`,
    notes: (count: number) => (count === 1 ? '1 offene Anmerkung' : `${count} offene Anmerkungen`),
    version: (number: number) => `Version ${number}`,
  },

  drafts: {
    title: 'Ihre Entwürfe',
    empty: 'Alles, was Sie geändert haben, ist online.',
    isNew: 'Noch nie veröffentlicht',
    changed: 'Online, seither geändert',
    shared: 'Blöcke, Bilder oder Einstellungen',
  },

  upcoming: {
    title: 'Geht als Nächstes online',
    empty: 'Nichts ist geplant.',
    post: 'Beitrag, ab Mitternacht UTC',
    asks: 'Wartet auf Ihre Antwort',
    single: 'Geplante Änderung',
    release: (count: number) =>
      count === 1 ? 'Paket mit einem Dokument' : `Paket mit ${count} Dokumenten`,
  },

  live: {
    title: 'Heute online gegangen',
    empty: 'Für Besucher hat sich heute nichts geändert.',
    published: 'veröffentlicht',
    changed: 'geändert',
    removed: 'von der Website genommen',
    moved: (from: string) => `verschoben, vorher /${from}`,
    by: (name: string) => `von ${name}`,
    pages: (count: number) => (count === 1 ? 'auf 1 Seite' : `auf ${count} Seiten`),
    everywhere: 'auf jeder Seite',
    notYet: 'noch nicht online',
    deleted: 'Gelöscht',
    globals: { menus: 'Kopf- und Fußbereich', 'site-settings': 'Website-Einstellungen' },
  },

  missed: {
    title: 'Adressen, die Besucher nicht fanden',
    empty: 'In den letzten 30 Tagen hat kein Besucher eine fehlende Seite aufgerufen.',
    times,
    similar: (path: string) => `Ähnlich: /${path}`,
    redirect: 'Weiterleiten…',
    redirectOf: (path: string) => `/${path} weiterleiten`,
    redirectHeading: (path: string) => `Wohin soll /${path} führen?`,
    redirectBody:
      'Sobald Sie speichern, landet jeder, der die alte Adresse öffnet, auf der neuen, in jeder Sprache. Sie finden den Eintrag unter „Weiterleitungen“.',
    target: 'Neue Adresse, ohne die Sprache',
    redirectConfirm: 'Speichern und online stellen',
    redirected: (from: string, to: string) => `/${from} führt jetzt zu /${to}.`,
    redirectFailed:
      'Die Weiterleitung konnte nicht gespeichert werden. Versuchen Sie es noch einmal.',
    cancel: 'Abbrechen',
    dismiss: 'Ausblenden',
    dismissOf: (path: string) => `/${path} ausblenden`,
    dismissed: (path: string) =>
      `/${path} steht nicht mehr auf der Liste, bis jemand die Adresse wieder aufruft.`,
    dismissFailed: 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
    all: 'Weiterleitungen',
  },

  searches: {
    title: 'Suchen ohne Treffer',
    empty: 'Jede Suche der letzten 90 Tage hat etwas gefunden.',
    all: 'Alle Suchen',
    times,
  },

  languages: {
    title: 'Sprachen im Rückstand',
    empty: 'Jedes veröffentlichte Dokument ist in jeder Sprache fertig.',
    all: 'Sprachentafel',
    outdated: (count: number) =>
      count === 1 ? 'Ein veraltetes Dokument' : `${count} veraltete Dokumente`,
    missing: (count: number) => (count === 1 ? 'Ein Dokument fehlt' : `${count} Dokumente fehlen`),
  },

  legal: {
    title: 'Rechtliche Angaben',
    notice: 'Impressum',
    noticeWhy: 'Besucher sehen Beispieldaten oder nichts',
    vat: (country: string) => `Hinweis zur Steuer: ${country}`,
    vatWhy: 'Fehlt: Die Preise sagen nichts zur Umsatzsteuer',
    countries: { us: 'USA', uk: 'Vereinigtes Königreich', gr: 'Deutschland' },
  },

  samples: {
    title: 'Verbliebener Beispieltext',
    count: (count: number) => `${documents(count)} mit Beispieltext`,
  },
}
