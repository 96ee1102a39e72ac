export const logInTitle = 'Log in';
export const logInHint = 'For editors of this site, with the username and password of the content system.';
export const accountLabel = 'Username or email address';
export const passwordLabel = 'Password';
export const logInButton = 'Log In';
export const logInAgain = 'Log in again';
export const loginIncomplete = 'Please enter your username and your password.';
export const loginRefused = 'Incorrect username or password.';
export const loginThrottled = 'Too many attempts. Please wait a few minutes and try again.';
export const loginWait = (seconds: number) => `Too many attempts. Please wait ${seconds} seconds.`;
export const loginWithdrawn = 'The content system ended this sign-in. Please log in again.';
export const foreignLoginTitle = "This sign-in didn't begin here";
export const foreignLogin = 'The link comes from another browser or another day, so no one was signed in.';
export const expiredLoginTitle = 'This sign-in has expired';
export const expiredLogin = 'A sign-in has to be finished within a minute, and a link works only once.';

export const previewLabel = 'Preview';
export const previewTitle = 'Preview.';
export const previewIsDraft = 'This is the newest draft. Visitors do not see it.';
export const exitPreview = 'Exit preview';
export const toFrontPage = 'To the front page';
export const noPreviewTitle = 'Nothing to preview';
export const noPreview = 'There is no such content, it has no page of its own, or your account may not edit it.';
export const notSignedInTitle = 'No one was signed in';
export const notSignedIn = 'This sign-in has expired, or began in another browser.';

export const linkEndedTitle = 'This link has ended';
export const linkEnded = 'It expired or was withdrawn. Ask the person who sent it for a new one.';
/** @param editor name of the editor who shares the draft; empty if the CMS does not give one @param until both moments as the locale writes them */
export const sharedDraft = (editor: string, copied: string, until: string) =>
  `${editor || 'An editor'} shares this draft with you, as it was at ${copied}. It is not published. The link ends at ${until}.`;
export const shareDraft = 'Share this draft';
/** Before the choice of hours. */
export const linkGoodFor = 'A link that is good for';
/** @param hours at least 24 */
export const linkDuration = (hours: number) => {
  if (hours < 48) return `${hours} hours`;
  return hours === 168 ? 'a week' : `${hours / 24} days`;
};
export const makeLink = 'Make a link';
export const withdrawLink = 'Withdraw';
export const linkUntil = (until: string) => `Preview link until ${until}`;
export const linkFacts = (editor: string, until: string) => `by ${editor}, until ${until}`;
export const linkFormForeign = 'The form was not sent from this site.';
export const linkSignedOut = 'You are not signed in anymore.';
export const linkFormIncomplete = 'The form is not complete.';
export const linkDraftMissing = 'There is no such draft, or your account may not edit it.';
export const linkHoursUnknown = 'Choose one of the times that are offered.';
export const linkLimit = 'Withdraw a link before you make another.';
export const linkActionUnknown = 'A link can be made or withdrawn.';

export const toolbarLabel = 'Toolbar';
export const toolbarPrimary = 'primary toolbar menu items';
export const toolbarSecondary = 'secondary toolbar menu items';
/** @param type of the content, such as "Page" */
export const editContent = (type: string) => `Edit ${type}`;
/** Before the editor's name. */
export const howdy = 'Howdy, ';
export const editProfile = 'Edit Profile';
export const logOut = 'Log Out';
export const loggingOut = 'Logging out…';
export const logOutEverywhere = 'Log Out Everywhere';
export const logOutUnsupported = 'The CMS of this site cannot end your other sessions. You are still signed in.';
export const logOutFailed = 'You are still signed in: the site did not answer. Please try again.';
