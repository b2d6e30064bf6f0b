import type { Routes } from '#platform/server/context.ts';
import { getPlace } from '#features/regions/public.server.ts';
import type { reviewContract } from '#features/briefing/contract/review-calls.ts';
import { listEventDocuments } from './screen/document-queries.ts';

/** Handlers of experts' reviews. */
export const reviewRoutes: Routes<typeof reviewContract> = {
  async 'regiondossier/getExpertReview'({ yugoId }, context) {
    await getPlace(yugoId, context);
    const wanted = { kind: 'review', yugoId, isOwn: true, day: context.clock.day, most: 1, skip: 0 } as const;
    const { documents } = await listEventDocuments(context, wanted);
    return documents[0] ?? null;
  },
};
