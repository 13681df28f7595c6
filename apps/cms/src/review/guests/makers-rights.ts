import { sql } from '@payloadcms/db-postgres'

/**
 * A condition on `guest_links`: whoever made the link may still make one, as staff or as an admin of
 * the client in its project. An account that is gone may not.
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
