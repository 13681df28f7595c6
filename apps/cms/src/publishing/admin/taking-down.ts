/**
 * For `admin.components.edit`: unpublishing and deleting first list the affected pages, menus and
 * drafts.
 */
export const takingDown = {
  UnpublishButton: '/publishing/admin/unpublish-button#UnpublishButton',
  editMenuItems: ['/publishing/admin/delete-item#DeleteItem'],
}
