import { island } from '#platform/web/island/island.tsx';

/** From here on the rail has the width its chart is drawn for by the server. */
const exactFrom = 1336;

/** How a story went and what is told about it: read without scripts. */
export const StoryCourse = island(async () => (await import('./StoryCourse.tsx')).StoryCourse);
export const StoryRail = island(async () => (await import('./StoryRail.tsx')).StoryRail, { exactFrom });
