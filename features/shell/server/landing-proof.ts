import { listBusiestOutlets } from '#features/news/public.server.ts';
import { getPlace, readQuality } from '#features/regions/public.server.ts';
import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import { changeContext, type RequestContext } from '#platform/server/context.ts';
import { openClock } from '#platform/server/open-clock.ts';
import { moscowYugoId } from '#platform/shared/known-places.ts';
import type { shellContract } from '../contract.ts';

const dayMs = 86_400_000;
const readDays = 30;
const outletsShown = 16;
const ownTeam = 'svodka';

/** What stands behind the product's word: how far its frozen forecasts erred on the newest open day, and whose headlines it reads. */
export async function readLandingProof(
  context: RequestContext,
): Promise<HandlerOutput<typeof shellContract, 'site/getLandingProof'>> {
  const { db, clock, config, now, locale } = context;
  const open = changeContext(context, { clock: openClock(clock, config, now) });
  const from = new Date(clock.news.getTime() - readDays * dayMs);
  const [record, outlets] = await Promise.all([
    readRecord(open),
    listBusiestOutlets(db, { language: locale, from, clock: clock.news, most: outletsShown }),
  ]);
  return { record, outlets: { ...outlets, days: readDays } };
}

async function readRecord(context: RequestContext) {
  const { shortName } = await getPlace(moscowYugoId, context);
  const asked = { yugoId: moscowYugoId, measure: 'cases', team: ownTeam } as const;
  const { from, to, scores } = await readQuality(asked, context);
  if (from === null || to === null) return null;
  const horizons = scores.map(({ horizonWeeks, count, maeModel, maeBaseline, held80 }) => ({
    horizonWeeks,
    count,
    maeModel,
    maeBaseline,
    held80,
  }));
  return { place: shortName, from, to, horizons };
}
