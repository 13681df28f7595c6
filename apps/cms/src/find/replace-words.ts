/** Answers of find and replace, page by page. */
export const REPLACE_WORDS = {
  refusals: {
    gone: 'It was deleted, or you may not read it.',
    forbidden: 'You may not change it.',
    changed: 'It was changed after this preview. Make the preview again.',
    editing: (name: string) => `${name} is changing it right now. Try again later.`,
    open: 'Somebody else has it open. Try again later.',
    nothing: 'It does not contain the text any more.',
    noDrafts: 'It has no drafts: saving puts it live at once. Choose “Publish”.',
    failed: 'It could not be saved.',
  },
  /** Why a document is saved as a draft only. */
  draftOnly: {
    notLive: 'It is not on the site, so it stays a draft.',
    hasDraft: 'It has other unpublished changes, so it stays a draft.',
    notReady: 'Visitors do not read this language yet, so it stays a draft.',
  },
  passages: {
    acrossNodes: 'Part of it crosses a link, a price or a line break and stays. Change it by hand.',
    shared: 'All languages share this text. Change it by hand.',
    liveOnly: 'The draft says something else already. Publish or change it by hand.',
  },
} as const
