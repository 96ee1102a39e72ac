import type { ResultOf } from '../../cms-client/graphql.ts';
import type { GetViewer } from './viewer.query.ts';

/** URLs of one avatar, for standard and for high-density screens. */
export interface Avatar {
  src: string;
  dense: string | undefined;
}

type QueriedViewer = NonNullable<ResultOf<typeof GetViewer>['viewer']>;

/** The response of `/api/faust/viewer`: what the CMS says of the editor, as far as it knows these fields. */
export interface Viewer extends Partial<Omit<QueriedViewer, `avatar${number}` | 'name' | 'username'>> {
  name: string;
  username: string;
  avatars: { small: Avatar | undefined; large: Avatar | undefined };
}

/** The response of `/api/faust/toolbar`. */
export interface ToolbarSettings {
  /** False only where the editor does not want a toolbar. */
  isShown: boolean;
  siteName: string;
  /** Where `/wp-admin` is, without trailing slash. */
  cmsUrl: string;
}
