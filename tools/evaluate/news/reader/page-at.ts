import { composePage } from '#newsengine/ranking/compose-page.ts';
import { isReaction } from '#newsengine/stories/headline-kind.ts';
import type { PageRow } from './judge-day.ts';
import type { Placing } from './place-headlines.ts';

const candidates = 400;

/** The page of a language at the end of a Moscow day: the live states, by the product's own order. */
export function pageAt({ headlines, states, affairOf }: Placing, language: string, day: string): PageRow[] {
  const nowMs = Date.parse(`${day}T20:59:59Z`);
  const live = [...states.values()]
    .filter(({ fromMs, untilMs }) => fromMs <= nowMs && (untilMs === null || untilMs > nowMs))
    .filter((state) => state.language === language)
    .toSorted((one, other) => other.rank - one.rank || other.newsId - one.newsId)
    .slice(0, candidates)
    .map((state) => ({
      ...state,
      affairId: affairOf(state.storyId),
      isReaction: isReaction(headlines.get(state.leadId)?.title ?? ''),
    }));
  const members = Map.groupBy(
    [...headlines.values()].filter(({ publishedMs }) => publishedMs <= nowMs),
    ({ storyId }) => storyId,
  );
  return composePage(live, nowMs).flatMap(({ storyId, leadId, sourceCount }) => {
    const lead = headlines.get(leadId);
    return lead ? [{ lead, members: members.get(storyId) ?? [], outlets: sourceCount }] : [];
  });
}
