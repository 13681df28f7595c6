export { MAIL_LANGUAGES } from './en'

export const REVIEW_TEXTS = {
  openTitle: 'Offene Einladungen',
  noneOpen: 'Alle Eingeladenen haben ein Passwort gewählt.',
  openFailed:
    'Die offenen Einladungen konnten nicht gelesen werden. Bitte laden Sie die Seite neu.',
  sent: 'Gesendet',
  by: 'von',
  until: 'Der Link gilt bis',
  expired: 'Der Link ist abgelaufen am',
  noLink: 'Der Link ist abgelaufen.',
  again: 'Noch einmal senden',
  againOf: (email: string) => `Einladung noch einmal an ${email} senden`,
  sentAgain: (email: string) =>
    `Ein neuer Link ist unterwegs an ${email}. Der ältere gilt nicht mehr.`,
  withdraw: 'Zurückziehen…',
  withdrawOf: (email: string) => `Einladung an ${email} zurückziehen`,
  withdrawTitle: (email: string) => `Einladung an ${email} zurückziehen?`,
  withdrawBody:
    'Die Person verliert sofort den Zugang zum Projekt. Wer den Link öffnet, liest, dass die Einladung zurückgezogen wurde. Es geht keine E-Mail hinaus.',
  withdrawConfirm: 'Einladung zurückziehen',
  cancel: 'Abbrechen',
  cameMeanwhile: 'Die Person hat inzwischen ein Passwort gewählt. Bitte laden Sie die Seite neu.',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  tooMany: 'Zu viele E-Mails in einer Stunde. Bitte warten Sie, bevor Sie weitere senden.',
  inviteTitle: 'Mitglied einladen',
  inviteLead:
    'Die Person bekommt eine E-Mail mit einem Link, um ein Passwort zu wählen, oder direkt zum Projekt, falls es das Konto schon gibt.',
  email: 'E-Mail',
  name: 'Name (optional)',
  role: 'Rolle',
  language: 'Sprache der E-Mail',
  languageHint: 'Wer schon ein Konto hat, bekommt die E-Mail in der eigenen Sprache.',
  invite: 'Einladung senden',
  invited: 'Die Einladung ist unterwegs.',
  badEmail: 'Das ist keine vollständige E-Mail-Adresse.',
  unsaved: 'Bitte speichern Sie zuerst das Projekt.',
  make: 'Projekt anlegen…',
  makeTitle: 'Aus dieser Nachricht ein Projekt anlegen?',
  makeBody: (title: string) => `Das Projekt heißt „${title}“. Sie können das danach ändern.`,
  makeInvites: (email: string) => `${email} zur Verwaltung des Projekts beim Kunden machen`,
  makeMail: {
    projectInvitation: (email: string, language: string) =>
      `${email} bekommt eine E-Mail (${language}) mit einem Link, um ein Passwort zu wählen; er führt ins Projekt.`,
    addedToProject: (email: string, language: string) =>
      `${email} hat ein Konto und bekommt eine E-Mail (${language}) mit einem Link zum Projekt.`,
  },
  makeNoMail: 'Niemand bekommt eine E-Mail. Sie können später aus dem Projekt heraus einladen.',
  makeConfirm: 'Projekt anlegen',
  makeAndSend: 'Anlegen und E-Mail senden',
  openMade: 'Projekt öffnen',
  notMade: 'Das Projekt konnte nicht angelegt werden. Bitte versuchen Sie es noch einmal.',
  room: 'Review-Raum öffnen',
  roomHint: 'Er öffnet sich auf der Website, wo Sie mit diesem Konto angemeldet sind.',
  roomFailed: 'Der Review-Raum konnte nicht geöffnet werden. Bitte versuchen Sie es noch einmal.',
  versions: (count: number) => (count === 1 ? '1 Version' : `${count} Versionen`),
  openNotes: (count: number) =>
    count === 1 ? '1 offene Anmerkung' : `${count} offene Anmerkungen`,
  signedOff: (count: number, of: number) => `${count} von ${of} freigegeben`,
  roles: {
    viewer: 'nur ansehen',
    reviewer: 'Anmerkungen schreiben',
    clientAdmin: 'Anmerkungen schreiben und freigeben',
  },
}
