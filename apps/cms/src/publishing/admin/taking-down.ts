/**
 * Components for `admin.components.edit`. Before unpublishing and deleting, they list the affected
 * pages, menus and drafts.
 */
export const takingDown = {
  UnpublishButton: '/publishing/admin/unpublish-button#UnpublishButton',
  editMenuItems: ['/publishing/admin/delete-item#DeleteItem'],
}
