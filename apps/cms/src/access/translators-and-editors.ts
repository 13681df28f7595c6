import type { Access } from 'payload'
import { hasRole } from './roles'

/** Translators change the words of what exists; they neither make nor delete documents. */
export const translatorsAndEditors: Access = ({ req }) =>
  hasRole(req.user, 'translator', 'editor', 'admin')
