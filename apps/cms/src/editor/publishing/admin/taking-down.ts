/**
 * Components for `admin.components.edit`. Before unpublishing and deleting, they list the affected
 * pages, menus and drafts.
 */
export const takingDown = {
  UnpublishButton: '/editor/publishing/admin/unpublish-button#UnpublishButton',
  editMenuItems: ['/editor/publishing/admin/delete-item#DeleteItem'],
}
