/** Replaces texts of Payload that do not say what visitors will see. */
export const VERSION_WORDS = {
  en: {
    version: {
      restoreThisVersion: 'Make this the newest draft',
      restoreAsDraft: 'Make this the newest draft',
      restoring: 'Restoring…',
      confirmVersionRestoration: 'Make this the newest draft?',
      aboutToRestore:
        'The {{label}} gets the words and settings of {{versionDate}} as its newest draft, in every language. Visitors see no difference until somebody publishes. The drafts since then stay among the versions.',
      restoredSuccessfully: 'Restored.',
      publishAllLocales: 'Publish all languages, with their drafts',
    },
  },
}
