export const SECOND_STEP_TEXTS = {
  isOn: 'Dieses Konto nutzt die zweistufige Anmeldung. Bitte melden Sie sich auf der Website an und wählen Sie dort „Admin“.',
  isMissing:
    'Das Studio verlangt die zweistufige Anmeldung. Bitte melden Sie sich auf der Website an und richten Sie sie in Ihren Einstellungen ein.',
  setUpOwnFirst:
    'Bitte richten Sie die zweistufige Anmeldung zuerst für Ihr eigenes Konto ein: auf der Website unter Einstellungen, Zweistufige Anmeldung.',
  siteLogin: 'Auf der Website anmelden',
  siteLoginHint: 'Für Konten mit zweistufiger Anmeldung oder Passkey.',
  title: 'Zweistufige Anmeldung',
  on: 'Ein',
  off: 'Aus',
  app: 'Authenticator-App',
  passkeys: (count: number) => (count === 1 ? '1 Passkey' : `${count} Passkeys`),
  codesLeft: (count: number) => `${count} Wiederherstellungscodes übrig`,
  own: 'Ihre richten Sie auf der Website ein, unter Einstellungen, Zweistufige Anmeldung.',
  reset: 'Ausschalten',
  resetTitle: 'Zweistufige Anmeldung ausschalten?',
  resetBody: (email: string) =>
    `Für jemanden, der Telefon und Wiederherstellungscodes verloren hat. Vergewissern Sie sich zuerst auf anderem Weg als per E-Mail, dass es wirklich diese Person ist. Danach meldet sich ${email} nur mit dem Passwort an, wird überall abgemeldet und per E-Mail benachrichtigt.`,
  resetNote: 'Hinweis für die E-Mail',
  resetDone: 'Die zweistufige Anmeldung ist ausgeschaltet.',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
}
