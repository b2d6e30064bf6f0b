import type { OutputOf } from '#platform/web/api.ts';

/** Real series for the pictures of the four features. */
export type Previews = OutputOf<'site/getAccessPreviews'>;
