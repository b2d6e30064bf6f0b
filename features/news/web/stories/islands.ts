import { island } from '#platform/web/island/island.tsx';

/** Stories are read without scripts: what they can do comes when it is wanted. */
export const Stories = island(async () => (await import('./Stories.tsx')).Stories);
