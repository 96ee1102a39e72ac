export const skipToContent = 'Skip To Main Content';
/** Read out behind the wordmark, which leads there. */
export const homePage = ', home page';
export const toggleNavigation = 'Toggle navigation';
/** Where the CMS names no menu. */
export const primaryMenu = 'Primary';
/** @param name of the menu in the CMS */
export const menuLabel = (name: string) => `${name} menu`;
/** @param item of the menu that the submenu belongs to */
export const submenuOf = (item: string) => `${item} submenu`;
export const footerMenu = 'Footer menu';
/** Read out before the phone number in the header. */
export const callCompany = (name: string) => `Call ${name}: `;
export const followUs = 'Follow us';
export const locationLabel = 'Location';
export const foundedLabel = 'Established';
export const officeLabel = 'Office';
export const emergencyLabel = 'Service, any hour';
export const emailLabel = 'Email';
export const copyrightLine = (year: number, name: string) => `© ${year} ${name}. All rights reserved.`;
export const privacyPolicy = 'Privacy Policy';
export const termsAndConditions = 'Terms & Conditions';
