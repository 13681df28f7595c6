import type { Currency } from '@studio/shared/money'
import type {
  PercentMeaning,
  PriceGroupKind,
  PriceUnit,
  QuantityKind,
} from '@studio/shared/price-book'
import type { PriceProblem } from '@studio/shared/price-rules'
import type { Doubt } from '../doubt'

export const UNIT_NAMES: Record<PriceUnit, string> = {
  spot15: '15 Sekunden',
  spot30: '30 Sekunden',
  spot60: '60 Sekunden',
  hour: 'Pro Stunde',
  firstHour: 'Erste Stunde',
  extraHour: 'Weitere Stunde',
  halfDay: 'Halber Tag',
  fullDay: 'Ganzer Tag',
  day: 'Pro Tag',
  each: 'Pro Stück',
  range: 'Spanne',
  percent: 'Prozent',
  included: 'Inbegriffen',
  onRequest: 'Auf Anfrage',
  rule: 'Eine Regel, kein Preis',
}

export const KIND_NAMES: Record<PriceGroupKind, string> = {
  spots: 'Spots, nach Länge',
  packages: 'Pakete',
  rental: 'Miete, nach Zeit',
  addOns: 'Zusatzleistungen',
  terms: 'Konditionen, in Prozent',
}

export const QUANTITY_NAMES: Record<QuantityKind, string> = {
  cameras: 'Kameras',
  platforms: 'Plattformen',
  participants: 'Teilnehmende',
  microphones: 'Mikrofone',
  tracks: 'Spuren',
  actors: 'Darstellende',
  episodes: 'Folgen',
  clipsPerEpisode: 'Clips pro Folge',
}

export const BOOKING_NAMES = { standard: 'Standard', urgent: 'Eilig' }

export const MEANING_NAMES: Record<PercentMeaning, string> = {
  surcharge: 'Aufschlag',
  discount: 'Rabatt',
  refund: 'Erstattung',
  fee: 'Gebühr',
  deposit: 'Anzahlung',
}

const CURRENCY_NAMES: Record<Currency, string> = { USD: 'US-Dollar', GBP: 'Pfund', EUR: 'Euro' }

export const TABLE_TEXTS = {
  title: 'Preise',
  caption: (group: string) => `Preise von „${group}“, eine Zeile je Preis`,
  region: 'Preistabelle, auf schmalen Bildschirmen seitlich verschiebbar',
  help: 'Klicken Sie auf einen Betrag und tippen Sie. Eingabe und Pfeiltasten bewegen in der Spalte, Tab entlang der Zeile.',
  columns: {
    label: 'Name',
    unit: 'Einheit',
    isFrom: 'Ab',
    usd: 'USD',
    gbp: 'GBP',
    eur: 'EUR',
    percent: 'Prozent',
    actions: 'Zeile',
  },
  fromHint: 'Setzt „ab“ vor den Preis',
  lowest: 'niedrigster',
  highest: 'höchster',
  meaning: 'was der Prozentsatz bedeutet',
  rowName: (position: number) => `Zeile ${position}`,
  cellName: (row: string, column: string) => `${row}, ${column}`,
  chooseUnit: 'Wählen…',
  chooseMeaning: 'Bedeutung…',
  empty: 'Diese Liste hat noch keine Preise.',
  chooseKind:
    'Wählen Sie zuerst die Art dieser Liste; sie bestimmt, welche Einheiten ein Preis haben darf.',
  add: 'Preis hinzufügen',
  showEuro: 'Euro-Spalte',
  showRanges: 'Spannen (von – bis)',
  disputed: 'Quellen widersprechen sich',
  leftOver: 'Unpassendes leeren',
  moveUp: (row: string) => `„${row}“ nach oben`,
  moveDown: (row: string) => `„${row}“ nach unten`,
  moved: (row: string, position: number, count: number) =>
    `„${row}“ ist jetzt Zeile ${position} von ${count}.`,
  remove: (row: string) => `„${row}“ entfernen`,
  removeHeading: (row: string) => `„${row}“ entfernen?`,
  removeBody:
    'Die Zeile verschwindet beim Speichern. Seiten, die diesen Preis zeigen, finden ihn dann nicht mehr. Der Verlauf behält ihn.',
  removeConfirm: 'Entfernen',
  details: (row: string) => `Details zu „${row}“`,
  problemsInDetails: 'In den Details ist etwas zu prüfen. Öffnen Sie sie, um es zu sehen.',
}

export const AMOUNT_TEXTS = {
  notANumber: (typed: string) =>
    `„${typed}“ ist kein Betrag. Schreiben Sie Ziffern in englischer Schreibweise, zum Beispiel 8,500 oder 498.75.`,
  negative: 'Ein Preis kann nicht negativ sein.',
  tooManyDecimals: 'Schreiben Sie höchstens zwei Stellen nach dem Dezimalpunkt.',
  tooLarge: 'Das sind mehr als zehn Millionen. Ist eine Ziffer zu viel?',
  wrongCurrency: (currency: Currency) =>
    `Diese Spalte ist für ${CURRENCY_NAMES[currency]}. Schreiben Sie den Betrag ohne das Zeichen einer anderen Währung.`,
  notAPercentage: (typed: string) =>
    `„${typed}“ ist kein Prozentsatz. Schreiben Sie Ziffern, zum Beispiel 35 oder 12.5.`,
}

export const SOURCE_TEXTS = {
  heading: 'Weitere Quellen',
  none: 'Zu diesem Preis ist keine weitere Quelle vermerkt.',
  intro: 'Was eine andere Quelle sagt. Besucher sehen die Beträge der Tabelle, nie diese.',
  name: (position: number) => `Quelle ${position}`,
  use: 'Diese Quelle verwenden',
  used: 'Die Beträge sind getauscht. Speichern Sie, um Besuchern die neuen zu zeigen.',
  add: 'Weitere Quelle hinzufügen',
  remove: (position: number) => `Quelle ${position} entfernen`,
}

export const HISTORY_TEXTS = {
  open: 'Verlauf',
  title: (group: string) => `Verlauf von „${group}“`,
  loading: 'Der Verlauf wird geladen…',
  failed: 'Der Verlauf konnte nicht geladen werden. Versuchen Sie es noch einmal.',
  retry: 'Noch einmal versuchen',
  empty: 'Noch wurde nichts gespeichert.',
  more: 'Ältere Änderungen zeigen',
  setUp: 'Einrichtung',
  current: 'Jetzt gültig',
  first: (count: number) =>
    count === 1
      ? 'Zum ersten Mal gespeichert, mit einem Preis'
      : `Zum ersten Mal gespeichert, mit ${count} Preisen`,
  unchanged: 'Ohne Änderung gespeichert',
  restore: 'Wiederherstellen',
  restoreOf: (when: string) => `Preise vom ${when} wiederherstellen`,
  restoreHeading: 'Diese Version wiederherstellen?',
  restoreBody: (when: string) =>
    `Die ganze Liste wird wieder, was sie am ${when} war, auch für Besucher und in allen Sprachen. Die jetzige Version bleibt im Verlauf. Was im Formular nicht gespeichert ist, geht verloren.`,
  restored: 'Die Version ist wiederhergestellt.',
  restoreFailed: 'Die Version konnte nicht wiederhergestellt werden.',
  nothing: 'keiner',
  becomes: 'wird',
}

export const UNDO_TEXTS = {
  changed: (when: string, who: string | null) =>
    who === null ? `Zuletzt geändert ${when}:` : `Zuletzt geändert ${when} von ${who}:`,
  more: (count: number) =>
    count === 1 ? 'und 1 weitere Änderung' : `und ${count} weitere Änderungen`,
  undo: 'Diese Änderung rückgängig machen',
  promise: 'Danach sehen Besucher sofort, was vorher hier stand. Die Änderung bleibt im Verlauf.',
  onlyHere:
    'Diese Liste wurde mit „Viele Preise ändern“ geändert; dort lässt sich die ganze Änderung rückgängig machen.',
  failed: 'Die Änderung konnte nicht rückgängig gemacht werden. Versuchen Sie es noch einmal.',
  changedSince: 'Jemand hat die Liste inzwischen geändert. Laden Sie sie neu.',
}

export const CHANGE_TEXTS = {
  title: 'Titel',
  listNote: 'Anmerkung',
  kind: 'Art der Liste',
  key: 'Name für Seiten',
  position: 'Position unter den Preislisten',
  order: 'Zeilen umgeordnet',
  added: 'hinzugefügt',
  removed: 'entfernt',
  label: 'Name',
  note: 'Anmerkung',
  unit: 'Einheit',
  isFrom: '„ab“',
  percent: 'Prozent',
  percentMeaning: 'Bedeutung des Prozentsatzes',
  minimumHours: 'Mindeststunden',
  noticeHours: 'Vorlauf in Stunden',
  turnaround: 'Lieferzeit in Arbeitstagen',
  status: 'Art der Buchung',
  quantities: 'Mengen',
  source: 'woher die Zahl stammt',
  isDisputed: 'Quellen widersprechen sich',
  readings: 'weitere Quellen',
  yes: 'ja',
  no: 'nein',
}

export const SELECT_TEXTS = {
  placeholder: 'Preis wählen',
  noGroup: 'Wählen Sie zuerst die Preisliste.',
  loading: 'Die Liste wird geladen…',
  failed: 'Die Preisliste konnte nicht geladen werden.',
  gone: (key: string) =>
    `Die Liste hat den Preis „${key}“ nicht mehr. Wählen Sie einen anderen; bis dahin sehen Besucher keinen.`,
  goneOption: (key: string) => `${key} (nicht mehr in der Liste)`,
}

export const CHIP_TEXTS = {
  price: 'Preis',
  gone: 'Preis nicht mehr in der Liste',
  fromTwice: (before: string, amount: string) =>
    `Besucher würden „${before} ${amount}“ lesen. Lassen Sie das Wort vor dem Preis weg.`,
  twice: '„ab“ doppelt',
}

export const FIND_TEXTS = {
  label: 'Preis finden',
  placeholder: 'Zum Beispiel: 2D animatics 30 Sekunden',
  none: 'Kein Preis passt dazu.',
  found: (count: number) => (count === 1 ? '1 Preis' : `${count} Preise`),
  failed: 'Die Preislisten konnten nicht geladen werden.',
}

const whole = new Intl.NumberFormat('de', { maximumFractionDigits: 0, signDisplay: 'always' })

export const DOUBT_TEXTS: Record<Doubt, (percent: number | null) => string> = {
  zero: () => 'Das erscheint als kostenlos.',
  emptied: () => 'Dieser Betrag wird entfernt; Besucher sehen keinen Preis.',
  large: (percent) => `${whole.format(percent ?? 0)} %, mehr als 30 %.`,
}

export const SAVE_TEXTS = {
  heading: (count: number) =>
    count === 1 ? 'Diesen Preis speichern?' : `Diese ${count} Preise speichern?`,
  intro: 'Besucher sehen die neuen Beträge, sobald Sie speichern.',
  row: 'Preis',
  before: 'Jetzt',
  after: 'Neu',
  none: 'keiner',
  pages: 'Erscheint auf diesen Seiten',
  noPages: 'Keine bisher besuchte Seite zeigt diese Liste.',
  loadingPages: 'Seiten, die sie zeigen, werden gesucht…',
  pagesFailed:
    'Die Seiten, die sie zeigen, konnten nicht gelesen werden. Sie können trotzdem speichern.',
  checked: (count: number) =>
    count === 1
      ? 'Ich habe den markierten Betrag geprüft. Er stimmt.'
      : `Ich habe die ${count} markierten Beträge geprüft. Sie stimmen.`,
  save: 'Speichern und Besuchern zeigen',
  cancel: 'Zurück zur Tabelle',
}

export const PROBLEM_TEXTS: Record<PriceProblem['problem'] | 'notANumber', string> = {
  notANumber: 'Ein Betrag ist eine Zahl in Cent oder Pence, kein Text: 850000 für $8,500.00.',
  notWhole: 'Ein Betrag steht in ganzen Cent oder Pence: 850000 für $8,500.00.',
  negative: 'Ein Preis kann nicht negativ sein.',
  tooLarge: 'Das sind mehr als zehn Millionen. Ist eine Ziffer zu viel?',
  minAboveMax: 'Der höchste Preis darf nicht unter dem niedrigsten liegen.',
  noMinimum: 'Ein höchster Preis braucht einen niedrigsten daneben.',
  noCurrency: 'Ein Preis braucht einen Betrag in mindestens einer Währung.',
  noMoney:
    'Eine Zeile in Prozent hat keinen Geldbetrag, ebenso wenig eine, die inbegriffen, auf Anfrage oder eine Regel ist.',
  notPercent: 'Ein Prozentsatz liegt zwischen 0 und 100.',
  required: 'Schreiben Sie den Prozentsatz.',
  noPercent: 'Nur Zeilen mit der Einheit „Prozent“ haben einen Prozentsatz.',
  unitDoesNotFit: 'Diese Einheit passt nicht zu dieser Art von Preisliste.',
}

export const UNIT_TEXTS = { missing: 'Wählen Sie eine Einheit.' }
