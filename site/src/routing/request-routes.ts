import { anySpelling } from './canonical-path.ts';
import type { RouteRow } from './route-row.ts';

const own = { largestBody: 64 * 1024, cache: 'never', access: 'everyone' } as const;

/** What a visitor asks prices for, and the files of leads behind signed links, which the webhook for leads got. */
export const requestRoutes: readonly RouteRow[] = [
  {
    ...own,
    kind: 'request',
    example: '/request',
    matches: anySpelling('/request'),
    page: 'request.tsx',
    givesWay: true,
    methods: ['GET', 'HEAD', 'POST'],
  },
  {
    ...own,
    kind: 'lead-file',
    example: '/api/lead-files/x',
    matches: (path) => /^\/api\/lead-files\/[^/]+$/.test(path),
    methods: ['GET', 'HEAD'],
  },
];
