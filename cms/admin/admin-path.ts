/** Prefix of all admin URLs. */
export const adminPath = '/wp-admin/';
