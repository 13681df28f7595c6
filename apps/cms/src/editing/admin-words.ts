/** Replaces texts of Payload that do not say what visitors will see. */
export const VERSION_WORDS = {
  en: {
    version: {
      restoreThisVersion: 'Restore this version…',
      restoreAsDraft: 'Restore this version…',
      restoring: 'Restoring…',
      confirmVersionRestoration: 'Restore this version?',
      aboutToRestore:
        'The {{label}} gets the words and settings of {{versionDate}} again, in every language. Where there are drafts, this is the newest draft, and visitors see no difference until somebody publishes. A price list has no drafts: visitors see the prices of that day at once. What was saved since stays among the versions.',
      aboutToRestoreGlobal:
        '“{{label}}” becomes what it was on {{versionDate}}, in every language. It has no drafts: visitors see it at once. The present state stays among the versions.',
      restoredSuccessfully: 'Restored.',
      publishAllLocales: 'Publish all languages, with their drafts',
    },
  },
}
