import type { ItemAction, Problem, ReleaseStatus } from '../../types'

/** `languages` is a phrase such as `auf Englisch und Deutsch` or `in allen Sprachen`. */
export const SCHEDULE_WORDS = {
  title: 'Zeitplan',
  none: 'Nichts ist geplant.',
  loading: 'Wird geladen…',
  loadFailed: 'Der Zeitplan konnte nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  open: 'Einplanen',
  openChange: 'Diese Änderungen einplanen',
  openChangeHint: 'Ändern Sie oben etwas und planen Sie es hier ein, statt es zu speichern.',
  unsaved:
    'Das Dokument konnte nicht gespeichert werden, deshalb wurde nichts eingeplant. Korrigieren Sie die markierten Felder.',
  heading: (title: string) => `„${title}“ einplanen`,
  what: 'Was geschieht',
  languages: 'Sprachen',
  day: 'Tag',
  clock: 'Uhrzeit',
  zone: 'Zeitzone',
  tomorrow: 'Morgen 9:00',
  monday: 'Montag 9:00',
  confirm: 'Einplanen',
  confirmMove: 'Zeit ändern',
  close: 'Schließen',
  scheduled: 'Eingeplant.',
  failed: 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
  forbidden: 'Nur Redaktion und Verwaltung planen Änderungen ein.',
  publishResult: (languages: string, when: string) =>
    `Ab ${when} sehen Besucher den Text ${languages} und alles, was die Sprachen gemeinsam haben, so wie es jetzt ist. Was Sie danach bearbeiten, ändert daran nichts.`,
  unpublishResult: (languages: string, when: string) =>
    `Ab ${when} sehen Besucher dies ${languages} nicht mehr.`,
  changeResult: (when: string) =>
    `Ab ${when} sehen Besucher diese Änderungen. Bis dahin sind sie in diesem Formular nicht gespeichert.`,
  moveResult: (when: string) => `Geht online: ${when}.`,
  inLanguages: (names: string) => `auf ${names}`,
  inAllLanguages: 'in allen Sprachen',
  noLanguage: 'Wählen Sie eine Sprache.',
  noTime: 'Wählen Sie Tag und Uhrzeit.',
  yourClock: (when: string) => `Auf Ihrer Uhr: ${when}.`,
  hourSkipped: 'Die Uhren werden vorgestellt und überspringen diese Zeit. Welche Zeit meinen Sie?',
  hourRepeated: 'Die Uhren werden zurückgestellt und zeigen diese Zeit zweimal. Welche meinen Sie?',
  instant: (time: string, offset: string) => `${time} (UTC${offset})`,
  earlier: 'beim ersten Mal',
  later: 'beim zweiten Mal',
  by: (author: string) => `von ${author}`,
  inRelease: (name: string) => `im Paket „${name}“`,
  cancel: 'Absagen',
  cancelHeading: 'Diese Änderung absagen?',
  cancelBody: 'Sie geht dann nicht online. Das Dokument bleibt, wie es ist.',
  cancelConfirm: 'Änderung absagen',
  cancelKeep: 'Nichts ändern',
  cancelled: 'Abgesagt.',
  move: 'Zeit ändern',
  now: 'Jetzt online stellen',
  nowHeading: 'Jetzt online stellen?',
  nowBody: 'Besucher sehen es innerhalb von Sekunden.',
  live: 'Es ist online.',
  stillWaits: 'Es ist nicht online: Etwas steht im Weg.',
  undo: 'Rückgängig machen',
  undoHeading: 'Dies rückgängig machen?',
  undoBody: 'Besucher sehen wieder, was sie vorher sahen, in allen Dokumenten, die dazugehören.',
  undone: 'Rückgängig gemacht.',
  overwrite: 'Rückgängig machen, auch wenn seitherige Änderungen verloren gehen',
  keep: 'Die eingeplante Fassung nehmen',
  renew: 'Den neuesten Text nehmen',
  remove: 'Herausnehmen',
  intro:
    'Was wann online geht. Ein Paket bündelt Seiten, Beiträge, Preise und Menüeinträge, die gemeinsam online gehen oder gar nicht. Dokumente kommen in ihren Formularen hinein, unter „Zeitplan“.',
  preview: 'Website ansehen',
  previewOf: (title: string) => `Website mit „${title}“ ansehen: öffnet einen neuen Tab`,
  previewPlan: 'Geplante Website ansehen',
  previewHint:
    'Öffnet die Website in einem neuen Tab mit allem, was geplant ist: jede Seite, in jedem Land und jeder Sprache, an jedem Datum. Suche, Assistent und Weiterleitungen umbenannter Seiten sind wie heute.',
  newRelease: 'Neues Paket',
  newName: 'Name des Pakets',
  create: 'Anlegen',
  created:
    'Angelegt. Fügen Sie jetzt Dokumente hinzu: Öffnen Sie eines und drücken Sie „Einplanen“.',
  month: 'Monat',
  before: 'Voriger Monat',
  after: 'Nächster Monat',
  calendar: 'Kalender',
  list: 'Liste',
  empty: 'Nichts in diesem Monat.',
  emptyRelease: 'Es ist leer. Öffnen Sie ein Dokument und fügen Sie es unter „Zeitplan“ hinzu.',
  count: (count: number) => (count === 1 ? '1 Dokument' : `${count} Dokumente`),
  when: 'Wann',
  ownTime: 'Zu einer eigenen Zeit',
  withRelease: (name: string) => `Mit dem Paket „${name}“`,
  putIn: 'Hinzufügen',
  wasPutIn: 'Es ist im Paket.',
  putInResult: (name: string) =>
    `Es geht so, wie es jetzt ist, zusammen mit allem anderen in „${name}“ online. Was Sie danach bearbeiten, ändert daran nichts.`,
}

export const ACTION_WORDS: Record<ItemAction, (languages: string) => string> = {
  publish: (languages) => `Veröffentlichen, ${languages}`,
  unpublish: (languages) => `Offline nehmen, ${languages}`,
  change: () => 'Ändern',
}

export const ACTION_NAMES: Record<ItemAction, string> = {
  publish: 'Veröffentlichen',
  unpublish: 'Offline nehmen',
  change: 'Ändern',
}

export const STATUS_WORDS: Record<ReleaseStatus, string> = {
  open: 'Noch ohne Zeit',
  scheduled: 'Geplant',
  waiting: 'Wartet auf Sie',
  live: 'Online',
  undone: 'Rückgängig gemacht',
  cancelled: 'Abgesagt',
}

export const PROBLEM_WORDS: Record<Problem['code'], (details: string) => string> = {
  missed: () =>
    'Die Zeit ist seit mehr als sechs Stunden vorbei, deshalb ging es nicht online. Stellen Sie es jetzt online oder wählen Sie eine andere Zeit.',
  editedSince: (details) =>
    `Seit dem Einplanen geändert (${details}). Wählen Sie, welcher Text online geht.`,
  offSince: () =>
    'Es wurde seither von der Website genommen. Wählen Sie, ob es wieder online geht.',
  inTrash: () =>
    'Es liegt im Papierkorb und wird nicht zurückgeholt. Stellen Sie es wieder her oder nehmen Sie es heraus.',
  deleted: () => 'Es wurde gelöscht. Nehmen Sie es heraus.',
  invalid: (details) => `Es kann nicht veröffentlicht werden: ${details}`,
  missingWords: (details) => `Es fehlen Texte: ${details}`,
  brokenLinks: (details) => `Es verlinkt auf Dokumente, die nicht auf der Website sind: ${details}`,
  refusedByChecks: (details) => `Die Prüfung vor dem Veröffentlichen lehnt es ab. ${details}`,
  failed: (details) => `Es konnte nicht online gestellt werden: ${details}`,
}

export const DETAIL_WORDS = {
  allLanguages: 'Alle Sprachen',
  system: 'das System',
  separator: '; ',
}

export const REFUSAL_WORDS = {
  invalid: 'Das ist nicht gültig.',
  name: 'Schreiben Sie einen Namen mit höchstens 120 Zeichen.',
  time: 'Diese Zeit lässt sich nicht einplanen.',
  timeIsOver: 'Diese Zeit ist vorbei. Wählen Sie eine spätere.',
  beforeItsDay: (day: string) =>
    `Als Datum ist der ${day} eingetragen; vor diesem Tag (UTC) sehen Besucher es nicht. Wählen Sie eine spätere Zeit oder ändern Sie das Datum.`,
  otherAction: 'Dieses Dokument wird auf andere Weise geändert.',
  noText: (names: string) => `Es gibt keinen Text auf ${names}.`,
  allLanguagesOnly: 'Solche Dokumente lassen sich nur in allen Sprachen offline nehmen.',
  unchanged: 'Es wurde nichts geändert.',
}
