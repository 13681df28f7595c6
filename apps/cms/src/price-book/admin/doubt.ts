/** Why a new amount has to be confirmed: it is zero, it is removed, or it differs much. */
export type Doubt = 'zero' | 'emptied' | 'large'
