/** The categories of consent, by name: what they are called within a sentence, and what they do. */
export const consentNames = {
  measurement: 'counting visits and ads',
  maps: 'Google Maps',
  video: 'a video player',
  captcha: 'a robot check for forms',
} as const;
export const consentMeanings = {
  measurement: 'Counts visits, and remembers for 90 days which ad or newsletter brought you here.',
  maps: 'Shows representatives on Google Maps. Without it, our own map shows the same.',
  video: 'Plays videos on the page. Without it, each video is a link.',
  captcha:
    'Checks forms with Google reCAPTCHA as you send them. Without it, your message arrives too, marked as not checked.',
} as const;
export const consentLabel = 'Privacy choice';
/** @param names such as "Google Maps and a video player" */
export const consentQuestion = (names: string) =>
  `May we load what other companies provide: ${names}? Everything works without it, and you can change your mind at the bottom of any page.`;
export const consentPolicy = 'How we handle data';
export const consentDecline = 'Decline';
export const consentAllow = 'Allow';
export const consentChoose = 'Choose';
export const privacyChoices = 'Privacy choices';
export const choicesIntroduction =
  'Parts of this site come from other companies, which learn your IP address when your browser loads them. None of it loads until you allow it.';
export const choicesSave = 'Save choices';
export const choicesSaved = 'Your choices are saved for 180 days.';
export const choicesNeedNoScript =
  'Your browser runs no scripts on this site, so nothing from other companies is loaded.';
