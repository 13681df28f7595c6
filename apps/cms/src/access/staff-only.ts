import type { Access } from 'payload'
import { isStaff } from './roles'

/** Everyone who works in the admin may see this; clients and visitors may not. */
export const staffOnly: Access = ({ req }) => isStaff(req.user)
