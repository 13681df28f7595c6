export const CONFLICT_TEXTS = {
  heading: 'Jemand anderes hat dies geändert',
  who: (by: string | null, when: string) =>
    `${by ?? 'Das System'} hat es um ${when} geändert, nachdem Sie es geöffnet hatten. Ihre letzten Änderungen sind noch nicht gespeichert.`,
  differences: 'Die beiden Fassungen unterscheiden sich in:',
  more: (count: number) => `und ${count} weiteren`,
  choice:
    '„Meine behalten“ macht Ihren Text zum neuesten Entwurf. „Andere übernehmen“ zeigt die andere Fassung und legt Ihre zu den Versionen. Beide lassen sich dort wiederherstellen.',
  removed:
    'Der Teil, in dem Sie geschrieben haben, wurde inzwischen entfernt, deshalb kann Ihr Text dort nicht gespeichert werden. „Andere übernehmen“ zeigt das Dokument, wie es jetzt ist, und legt Ihre Fassung zu den Versionen.',
  yourText: 'Ihre Fassung',
  theirText: 'Die andere Fassung',
  nothing: 'leer',
  later: 'Später entscheiden',
  open: 'Nicht gespeichert: Welche Fassung soll bleiben?',
  mine: 'Meine behalten',
  theirs: 'Andere übernehmen',
  keptMine: 'Als neuester Entwurf gespeichert. Der andere Text liegt bei den Versionen.',
  tookTheirs: 'Das ist die andere Fassung. Ihre liegt bei den Versionen.',
  failed: 'Das hat nicht geklappt. Ihr Text ist noch da; versuchen Sie es noch einmal.',
}

export const LEAVE_TEXTS = {
  heading: 'Ohne Speichern verlassen?',
  unsaved:
    'Ihre letzten Änderungen sind nicht gespeichert. Wenn Sie die Seite verlassen, gehen sie verloren.',
  failed:
    'Ihre letzten Änderungen konnten nicht gespeichert werden. Wenn Sie die Seite verlassen, gehen sie verloren.',
  stay: 'Hier bleiben',
  leave: 'Ohne Speichern verlassen',
}

export const REVERT_TEXTS = {
  action: 'Auf veröffentlichten Stand zurücksetzen',
  heading: 'Auf den veröffentlichten Stand zurücksetzen?',
  body: 'Alle seitherigen Änderungen werden verworfen, in allen Sprachen. Besucher sehen keinen Unterschied, und die Versionen behalten die Entwürfe.',
  confirm: 'Zurücksetzen',
  done: 'Das ist, was Besucher sehen, in allen Sprachen.',
  failed: 'Das Dokument konnte nicht zurückgesetzt werden.',
  locked: 'Jemand anderes ändert dieses Dokument. Versuchen Sie es nach dem Speichern noch einmal.',
}

export const LANGUAGE_TEXTS = {
  title: 'Was Besucher sehen',
  loading: 'Wird geprüft…',
  failed: 'Das lässt sich gerade nicht lesen.',
  state: {
    live: 'Online',
    changed: 'Online, seither geändert',
    draft: 'Entwurf, nicht auf der Website',
    missing: 'Noch kein Text',
  },
  shared: 'Bilder, Reihenfolge oder Einstellungen, die alle Sprachen teilen, haben sich geändert.',
  publish: (language: string, others: string) =>
    `„Auf ${language} veröffentlichen“ stellt den Wortlaut auf ${language} und die gemeinsamen Einstellungen online. ${others} bleiben, wie Besucher sie jetzt lesen.`,
  publishWords: (language: string, others: string) =>
    `„Auf ${language} veröffentlichen“ stellt den Wortlaut auf ${language} online. ${others} und was alle Sprachen teilen bleiben, wie Besucher sie jetzt sehen.`,
  firstByEditor: (_language: string, _others: string) =>
    'Noch ist nichts davon auf der Website. Zuerst muss es die Redaktion veröffentlichen.',
  notReady: (language: string) =>
    `${language} ist unter „Fertig in“ nicht markiert. Bis dahin lesen Besucher dies in einer anderen Sprache, auch nach „Auf ${language} veröffentlichen“.`,
  first: (language: string, others: string) =>
    `Noch ist nichts davon auf der Website. „Auf ${language} veröffentlichen“ stellt es mit dem Wortlaut auf ${language} online; ${others} bleiben Entwürfe.`,
}

export const STATUS_TEXTS = {
  live: 'Online',
  changed: 'Online, seither geändert',
  draft: 'Entwurf, nicht auf der Website',
}

export const VERSION_TEXTS = {
  heading: 'Versionen',
  intro:
    'Öffnen Sie eine, um ihren Wortlaut mit einer anderen zu vergleichen oder sie zum neuesten Entwurf zu machen. Besucher sehen keinen Unterschied, bis jemand veröffentlicht.',
  globalIntro:
    'Öffnen Sie eine, um sie mit einer anderen zu vergleichen oder wiederherzustellen. Hier gibt es keine Entwürfe: Was wiederhergestellt wird, sehen Besucher sofort.',
  empty: 'Noch wurde nichts gespeichert.',
  status: {
    live: 'Das sehen Besucher',
    newest: 'Neuester Entwurf',
    published: 'War veröffentlicht',
    draft: 'Entwurf',
    older: 'Früherer Stand',
  },
  system: 'Einrichtung oder Programm',
  unknown: 'Unbekannt',
  first: 'Älteste aufbewahrte Version',
  unchanged: 'Gespeichert, ohne etwas zu ändern',
  wentLive: 'Veröffentlicht, im Wortlaut wie zuvor',
  wentOffline: 'Von der Website genommen',
  more: (count: number) => (count === 1 ? 'und 1 weiteres Feld' : `und ${count} weitere Felder`),
  newer: 'Neuere Versionen',
  older: 'Ältere Versionen',
  pages: 'Seiten der Versionen',
  page: (page: number, count: number) => `Seite ${page} von ${count}`,
}

export const NEW_TEXTS = {
  heading: (kind: string) => `Neu: ${kind}`,
  titleIn: (language: string) => `Titel auf ${language}`,
  titleMissing: 'Schreiben Sie einen Titel. Er lässt sich später ändern.',
  titleTooLong: 'Schreiben Sie einen Titel mit höchstens 120 Zeichen.',
  hint: 'Es entsteht ein Entwurf mit diesem Titel und einem Pfad daraus. Besucher sehen nichts, bis Sie veröffentlichen.',
  beginWith: 'Beginnen mit',
  templates: {
    empty: { name: 'Leere Seite', blocks: 'Sie wählen jeden Block selbst.' },
    service: {
      name: 'Leistung',
      blocks: 'Auftakt, Text, Schritte, Fragen, Handlungsaufruf.',
    },
    story: {
      name: 'Geschichte',
      blocks: 'Auftakt, zweimal Text mit Bild, Kundenstimmen, Handlungsaufruf.',
    },
  },
  make: 'Entwurf anlegen',
  failed: 'Der Entwurf konnte nicht angelegt werden. Versuchen Sie es noch einmal.',
}

export const CHANGE_TEXTS = {
  changed: (field: string) => field,
  added: (field: string) => `${field} hinzugefügt`,
  removed: (field: string) => `${field} entfernt`,
  moved: (field: string, from: string) => `${field} verschoben, vorher Stelle ${from}`,
}
