export const CONFIRM_TEXTS = {
  title: 'Bestätigen Sie, dass Sie es sind',
  lead: 'Ihre Anmeldung liegt mehr als zehn Minuten zurück. Geben Sie Ihr eigenes aktuelles Passwort ein, um fortzufahren.',
  label: 'Ihr aktuelles Passwort',
  go: 'Weiter',
  wrong: 'Das ist nicht Ihr aktuelles Passwort. Nichts wurde geändert.',
}

export const CURRENT_PASSWORD_TEXTS = {
  label: 'Aktuelles Passwort (um E-Mail oder Passwort zu ändern)',
  labelForOthers: 'Ihr eigenes aktuelles Passwort (um E-Mail oder Rollen zu ändern)',
  help: 'Nötig, wenn Sie Ihre eigene E-Mail-Adresse oder Ihr Passwort ändern. Eine neue Adresse gilt, sobald Sie den Link öffnen, den wir dorthin senden; bis dahin bleibt hier die alte.',
  helpForOthers:
    'Nötig, wenn Sie E-Mail-Adresse oder Rollen dieser Person ändern und Ihre Anmeldung mehr als zehn Minuten zurückliegt.',
}
