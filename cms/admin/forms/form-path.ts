/** Path of the screen of forms, as in Gravity Forms. */
export const formsPath = '/wp-admin/admin.php?page=gf_edit_forms';

/** Path of one form's settings. */
export function formPath(id: number): string {
  return `${formsPath}&id=${id}`;
}
