/** For `admin.components.edit`: what leaves the site says first which pages, menus and drafts notice. */
export const takingDown = {
  UnpublishButton: '/publishing/admin/unpublish-button#UnpublishButton',
  editMenuItems: ['/publishing/admin/delete-item#DeleteItem'],
}
