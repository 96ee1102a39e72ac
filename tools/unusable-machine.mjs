/**
 * Characters of a folder's path that Vite or Node takes for something else: the build, development or a start would fail
 * far from the cause.
 */
const UNUSABLE = /[#?%*]/;

/**
 * The first character of the project's path with which the project does not work.
 * @param {string} folder
 * @returns {string | undefined}
 */
export function unusableCharacter(folder) {
  return UNUSABLE.exec(folder)?.[0];
}

/** The oldest Node that installs the project: the npm of an older one leaves out packages made for newer ones, silently. */
export const OLDEST_NODE = 20;

/**
 * The version of a Node that is too old for this project.
 * @param {string | undefined} userAgent npm's `npm_config_user_agent`, such as `npm/9.2.0 node/v18.20.4 linux x64`
 * @param {string} ownVersion of the Node that runs this process: inside of npm, the pinned one
 * @returns {string | undefined} such as `18.20.4`
 */
export function tooOldNode(userAgent, ownVersion) {
  const version = /\bnode\/v(\d+[\d.]*)/.exec(userAgent ?? '')?.[1] ?? ownVersion;
  return Number(version.split('.')[0]) < OLDEST_NODE ? version : undefined;
}
