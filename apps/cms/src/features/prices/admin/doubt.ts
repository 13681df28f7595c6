/** Why the editor must confirm a new amount: it is zero, it was removed, or it differs a lot. */
export type Doubt = 'zero' | 'emptied' | 'large'
