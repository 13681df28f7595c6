export const CONFIRM_TEXTS = {
  title: 'Bestätigen Sie, dass Sie es sind',
  lead: 'Dafür ist jedes Mal Ihr eigenes aktuelles Passwort nötig, damit niemand anders es in Ihrer Sitzung tun kann.',
  leadOfOldLogin:
    'Ihre Anmeldung liegt mehr als zehn Minuten zurück. Geben Sie Ihr eigenes aktuelles Passwort ein, um fortzufahren.',
  label: 'Ihr aktuelles Passwort',
  go: 'Weiter',
  cancel: 'Abbrechen',
  wrong: 'Das ist nicht Ihr aktuelles Passwort. Nichts wurde geändert.',
  tooMany: 'Zu viele Versuche. Bitte warten Sie eine Stunde. Nichts wurde geändert.',
}

export const CODE_TEXTS = {
  lead: 'Kein Passwort? Ein Code Ihrer Authentifizierungs-App oder ein Ersatzcode genügt, oder ein Code per E-Mail.',
  send: 'Code per E-Mail senden',
  sent: 'Der Code ist unterwegs. Er gilt zehn Minuten.',
  tooMany:
    'Mehr als fünf Codes in der Stunde gibt es nicht. Nehmen Sie den letzten oder warten Sie.',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
}

export const CURRENT_PASSWORD_TEXTS = {
  label: 'Aktuelles Passwort (um E-Mail oder Passwort zu ändern)',
  labelForOthers: 'Ihr eigenes aktuelles Passwort (um E-Mail oder Rollen zu ändern)',
  labelForInvitation: 'Ihr eigenes aktuelles Passwort',
  help: 'Nötig, wenn Sie Ihre eigene E-Mail-Adresse oder Ihr Passwort ändern. Eine neue Adresse gilt, sobald Sie den Link öffnen, den wir dorthin senden; bis dahin bleibt hier die alte.',
  helpForOthers: 'Jedes Mal nötig, wenn Sie E-Mail-Adresse oder Rollen dieser Person ändern.',
  helpForInvitation: 'Jedes Mal nötig, wenn Sie jemanden zur Arbeit in der Verwaltung einladen.',
}

export const ERASE_TEXTS = {
  title: 'Konto löschen',
  lead: 'Das Konto, seine Sitzungen und seine Anmeldung in zwei Schritten werden endgültig gelöscht. Nachrichten bleiben, bis sie im Posteingang gelöscht werden.',
  erase: 'Dieses Konto löschen',
  question: (email: string) => `Das Konto von ${email} löschen?`,
  erased: 'Das Konto wurde gelöscht.',
  failed: 'Das Konto wurde nicht gelöscht. Bitte versuchen Sie es noch einmal.',
}

export const DELETE_TEXTS = {
  delete: 'Endgültig löschen',
  question: (title: string) => `„${title}“ und alles, was dazugehört, wird endgültig gelöscht.`,
  deleted: (title: string) => `„${title}“ wurde gelöscht.`,
  failed: (title: string) => `„${title}“ wurde nicht gelöscht. Bitte versuchen Sie es noch einmal.`,
}
