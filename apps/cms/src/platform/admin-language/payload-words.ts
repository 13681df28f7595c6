/**
 * Replacements for texts of Payload that do not say what visitors will see, or that show codes in
 * brackets.
 */
export const PAYLOAD_WORDS = {
  en: {
    error: {
      localesNotSaved_one: 'This language could not be saved:',
      localesNotSaved_other: 'These languages could not be saved:',
    },
    localization: {
      cannotCopySameLocale: 'A language cannot be copied to itself',
      copyToLocale: 'Copy to another language',
      localeToPublish: 'Language to publish',
      selectedLocales: 'Chosen languages',
      selectLocaleToCopy: 'Choose the language to copy',
      selectLocaleToDuplicate: 'Choose the languages to duplicate',
    },
    general: {
      noLabel: '–',
      true: 'Yes',
      false: 'No',
      untitled: 'Without a title',
      payloadSettings: 'Language and appearance',
      updatedCountSuccessfully: 'Saved: {{count}}.',
      updatedLabelSuccessfully: 'Saved.',
      creatingNewLabel: 'New: {{label}}',
      createNewLabel: 'New: {{label}}',
      or: 'or',
      allLocales: 'All languages',
      fallbackToDefaultLocale: 'Show the English where a text is missing',
      locale: 'Language',
      locales: 'Languages',
      // Payload would write “[object Object]” for a label that has several languages.
      sortByLabelDirection: 'Sort by this column: {{direction}}',
    },
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
      selectLocales: 'Choose the languages to show',
      showLocales: 'Show languages:',
    },
  },
  de: {
    general: {
      noLabel: '–',
      true: 'Ja',
      false: 'Nein',
      untitled: 'Ohne Titel',
      payloadSettings: 'Sprache und Darstellung',
      updatedCountSuccessfully: 'Gespeichert: {{count}}.',
      updatedLabelSuccessfully: 'Gespeichert.',
      creatingNewLabel: 'Neu: {{label}}',
      createNewLabel: 'Neu: {{label}}',
      or: 'oder',
      sortByLabelDirection: 'Nach dieser Spalte sortieren: {{direction}}',
    },
    version: {
      restoreThisVersion: 'Diese Version wiederherstellen…',
      restoreAsDraft: 'Diese Version wiederherstellen…',
      restoring: 'Wird wiederhergestellt…',
      confirmVersionRestoration: 'Diese Version wiederherstellen?',
      aboutToRestore:
        '{{label}}: Wortlaut und Einstellungen vom {{versionDate}} gelten wieder, in allen Sprachen. Wo es Entwürfe gibt, wird daraus der neueste Entwurf, und Besucher sehen keinen Unterschied, bis jemand veröffentlicht. Eine Preisliste hat keine Entwürfe: Besucher sehen sofort die Preise von damals. Was seither gespeichert wurde, bleibt bei den Versionen.',
      aboutToRestoreGlobal:
        '„{{label}}“ wird wieder, was es am {{versionDate}} war, in allen Sprachen. Entwürfe gibt es hier nicht: Besucher sehen es sofort. Der jetzige Stand bleibt bei den Versionen.',
      restoredSuccessfully: 'Wiederhergestellt.',
      publishAllLocales: 'Alle Sprachen veröffentlichen, mit ihren Entwürfen',
      publishIn: 'Auf {{locale}} veröffentlichen',
    },
  },
  ar: {
    // Payload's Arabic translation leaves these texts in English.
    fields: { toggleBlock: 'فتح الكتلة أو طيّها' },
    general: {
      sortByLabelDirection: 'الترتيب حسب هذا العمود: {{direction}}',
      noLabel: '–',
      restoring: 'جارٍ الاستعادة',
      true: 'نعم',
      false: 'لا',
      untitled: 'بلا عنوان',
      payloadSettings: 'اللغة والمظهر',
      updatedCountSuccessfully: 'حُفظ: {{count}}.',
      updatedLabelSuccessfully: 'تم الحفظ.',
      creatingNewLabel: 'جديد: {{label}}',
      createNewLabel: 'جديد: {{label}}',
      or: 'أو',
    },
    version: {
      restoreThisVersion: 'استعادة هذه النسخة…',
      restoreAsDraft: 'استعادة هذه النسخة…',
      restoring: 'جارٍ الاستعادة…',
      confirmVersionRestoration: 'هل تريد استعادة هذه النسخة؟',
      aboutToRestore:
        '{{label}}: تعود الكلمات والإعدادات إلى ما كانت عليه في {{versionDate}} بكل اللغات. حيث توجد مسودات تصبح هذه أحدث مسودة، ولا يرى الزوار فرقًا إلى أن ينشرها أحد. ليس لقائمة الأسعار مسودات: يرى الزوار أسعار ذلك اليوم فورًا. يبقى ما حُفظ بعدها ضمن النسخ.',
      aboutToRestoreGlobal:
        'يعود «{{label}}» إلى ما كان عليه في {{versionDate}} بكل اللغات. ليست له مسودات: يراه الزوار فورًا. تبقى الحالة الراهنة ضمن النسخ.',
      restoredSuccessfully: 'تمت الاستعادة.',
      publishAllLocales: 'نشر كل اللغات مع مسوداتها',
    },
  },
}
