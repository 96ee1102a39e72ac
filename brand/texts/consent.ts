/** The categories of consent, by name: what they are called within a sentence, and what they do. */
export const consentNames = {
  measurement: 'counting visits',
  maps: 'Google Maps',
  video: 'a video player',
  captcha: 'a robot check for forms',
  attribution: 'remembering which ad brought you here',
} as const;
export const consentMeanings = {
  measurement: 'Counts visits with Google Tag Manager.',
  maps: 'Shows representatives on Google Maps. Without it, our own map shows the same.',
  video: 'Plays videos on the page. Without it, each video is a link.',
  /** @param tools such as "Google reCAPTCHA" */
  captcha: (tools: string) =>
    `Checks forms with ${tools} as you send them. Without it, your message arrives too, marked as not checked.`,
  attribution: (days: number) =>
    `Remembers for ${days} days which ad or newsletter brought you here, and adds it to the forms that you send us.`,
} as const;
/** Behind the meaning of `attribution`, where visits may be counted. */
export const attributionCounts = 'If visits are counted, it counts for the ad, too.';
export const consentLabel = 'Privacy choice';
/** @param names such as "counting visits and Google Maps" */
export const consentQuestion = (names: string) =>
  `Do you agree to ${names}? Everything works without it, and you can change your mind at the bottom of any page.`;
export const consentPolicy = 'How we handle data';
export const consentDecline = 'Decline';
export const consentAllow = 'Allow';
export const consentChoose = 'Choose';
export const privacyChoices = 'Privacy choices';
export const choicesIntroduction =
  'None of this happens until you allow it. Parts that come from other companies tell them your IP address when your browser loads them.';
export const choicesSave = 'Save choices';
export const choicesSaved = (days: number) => `Your choices are saved for ${days} days.`;
export const choicesNeedNoScript = 'Your browser runs no scripts on this site, so none of this happens.';
