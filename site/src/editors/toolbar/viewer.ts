/** URLs of one avatar, for standard and for high-density screens. */
export interface Avatar {
  src: string;
  dense: string | undefined;
}

/** The answer of `/api/faust/viewer`. */
export interface Viewer {
  name: string;
  username: string;
  avatars: { small: Avatar | undefined; large: Avatar | undefined };
}

/** The answer of `/api/faust/toolbar`. */
export interface ToolbarSettings {
  /** False only where the editor does not want a toolbar. */
  isShown: boolean;
  siteName: string;
  /** Where `/wp-admin` is, without trailing slash. */
  cmsUrl: string;
}
