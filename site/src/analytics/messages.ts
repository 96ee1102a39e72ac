export const consentLabel = 'Privacy choice';
export const consentQuestion =
  'May we count visits and see which ads bring people here? We count nothing until you allow it, and you can change your mind at the bottom of any page.';
export const consentPolicy = 'How we handle data';
export const consentDecline = 'Decline';
export const consentAllow = 'Allow';
