import type { Field } from 'payload'
import { isStaff } from '../access/roles'
import { EDITS_PATH } from './edits'

/** Who changed what last, as [`edits.ts`](edits.ts) has it; the form carries it, nobody sees it. */
export function editsField(): Field {
  return {
    name: EDITS_PATH,
    type: 'json',
    admin: { hidden: true, disableBulkEdit: true },
    // Names of staff are nobody else's business.
    access: { read: ({ req }) => isStaff(req.user) },
  }
}
