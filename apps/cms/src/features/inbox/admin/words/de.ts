export const INBOX_TEXTS = {
  views: 'Nachrichten nach Status',
  new: 'Neu',
  mine: 'Meine',
  answered: 'Beantwortet',
  closed: 'Abgeschlossen',
  spam: 'Spam',
  all: 'Alle',
  export: 'CSV exportieren',
  exportHint: 'Was die Liste jetzt zeigt, mit den Filtern, als Tabelle.',
}

export const HANDLING_TEXTS = {
  reply: 'E-Mail schreiben',
  subject: (reference: string) => `Ihre Nachricht an uns (${reference})`,
  take: 'Mir zuweisen',
  answered: 'Als beantwortet markieren',
  close: 'Abschließen',
  reopen: 'Zurück zu „Neu“',
  spam: 'Das ist Spam',
  notSpam: 'Kein Spam',
  erase: 'Diese Person löschen',
  eraseTitle: 'Alles von dieser Person löschen?',
  eraseBody: (email: string) =>
    `Alle Nachrichten und Dateien von ${email}, die Anmeldung zum Newsletter und E-Mails an diese Adresse werden endgültig gelöscht. Nutzen Sie es, wenn jemand darum bittet oder wenn Sie erfahren, dass jemand unter 16 ist. Das Konto eines Kunden wird unter „Konten“ gelöscht.`,
  eraseConfirm: 'Löschen',
  erased: (count: number) => `Gelöscht: ${count} Einträge.`,
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
}

export const CONVERSATION_TEXTS = {
  title: 'Unterhaltung',
  client: 'Absender',
  studio: 'Das Studio',
  answer: 'Antwort',
  help: 'Sie kommt per E-Mail an; Kunden finden sie auch in ihrem Portal. Die Nachricht gilt danach als beantwortet.',
  send: 'Antwort senden',
  sent: 'Die Antwort ist unterwegs.',
  required: 'Bitte schreiben Sie zuerst eine Antwort.',
  notSent:
    'Die Antwort wurde nicht gesendet. Ihr Text ist noch da: Bitte versuchen Sie es noch einmal.',
  notRead: 'Die Unterhaltung konnte nicht gelesen werden. Bitte laden Sie die Seite neu.',
  spam: 'Spam beantwortet niemand. Ist dies keiner, wählen Sie „Kein Spam“.',
}

export const NEWSLETTER_TEXTS = {
  views: 'Abonnenten nach Status',
  confirmed: 'Bestätigt',
  pending: 'Noch nicht bestätigt',
  ended: 'Beendet',
  export: 'Bestätigte exportieren',
  exportHint: 'Mit dem Abmeldelink jedes Abonnenten, der in jeder E-Mail stehen muss.',
}

export const SET_TEXTS = {
  label: 'Das Set',
  alt: 'Das Set, wie der Absender es gestaltet hat',
  open: 'Im Werkzeug öffnen',
  opening: 'Wird geöffnet…',
  failed: 'Das Set konnte nicht geöffnet werden. Bitte versuchen Sie es noch einmal.',
  hint: 'Öffnet sich auf der Website mit den eigenen Bildern des Absenders. Die Adresse gilt eine Stunde für jeden, der sie hat: Geben Sie sie nicht weiter.',
}

export const FACT_TEXTS = {
  flagged: 'Warum sie verdächtig ist',
  portfolio: 'Portfolio',
  topic: 'Fragt nach',
  spamSigns: {
    trap: 'Ein Feld wurde ausgefüllt, das Menschen nicht sehen.',
    noToken: 'Sie wurde ohne Skripte gesendet.',
    forgedToken: 'Sie nannte eine falsche Zeit, zu der das Formular geöffnet wurde.',
    tooFast: 'Sie wurde schneller gesendet, als jemand tippen kann.',
    oldToken: 'Ihr Formular war länger als einen Tag offen.',
    links: 'Sie enthält mehrere Links.',
    manyLinks: 'Sie enthält sehr viele Links.',
    burst: 'Vom selben Ort kamen viele weitere.',
  },
}

export const DELETE_TEXTS = {
  delete: (count: number) => `Endgültig löschen (${count})`,
  deleted: (count: number) => `Gelöscht: ${count}.`,
  failed: 'Nichts wurde gelöscht. Bitte versuchen Sie es noch einmal.',
}
