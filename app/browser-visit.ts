import { openVisit } from '#platform/web/session/visit.ts';

/** The visit of this tab. Only the browser's side may use it: a server has many visits at a time. */
export const browserVisit = openVisit();
