/** Everything below belongs to the admin. */
export const adminPath = '/wp-admin/';
