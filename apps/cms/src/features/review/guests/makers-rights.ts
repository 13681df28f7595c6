import { sql } from '@payloadcms/db-postgres'

/**
 * An SQL condition on `guest_links`. It is true if the creator still has the right to create guest
 * links, as staff or as the project's client admin, and false if the creator's account was deleted.
 */
export const makerMayShare = sql`(
  EXISTS (
    SELECT FROM users_roles
    WHERE users_roles.parent_id = guest_links.created_by_id
      AND users_roles.value IN ('editor', 'admin')
  ) OR EXISTS (
    SELECT FROM deliverables
      JOIN projects_members ON projects_members._parent_id = deliverables.project_id
    WHERE deliverables.id = guest_links.deliverable_id
      AND projects_members.user_id = guest_links.created_by_id
      AND projects_members.role = 'clientAdmin'
  )
)`
