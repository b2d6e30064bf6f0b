import { listRevisions, type AskedRevisions } from '#statistics/indicators/revision-queries.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import { readSources } from '#statistics/source-queries.ts';
import type { Indicator } from '#statistics/shapes/indicator.ts';
import type { HandlerOutput, Input } from '#platform/contract/endpoint.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { formatPeriod, periodOf } from '#platform/shared/periods.ts';
import type { explorerContract } from '../../contract.ts';
import { chooseMeasures } from '../view/choose-measures.ts';

type Calls = typeof explorerContract;
type Log = HandlerOutput<Calls, 'explore/listRevisions'>;
type Context = Pick<RequestContext, 'db' | 'locale'>;

/** The revision log of an indicator that a call names. */
export async function answerRevisions(
  { indicator: word, place, knownAt, revisedOnly, most }: Input<Calls, 'explore/listRevisions'>,
  context: RequestContext,
): Promise<Log> {
  const [measure] = await chooseMeasures([word], context);
  const { indicator, dims } = measure!;
  const asOf = context.clock.day;
  return readRevisions(
    { indicator, dims, asOf, yugoId: place ?? null, knownAt: knownAt ?? null, revisedOnly, most },
    context,
  );
}

/** Revisions of a part of an indicator, with places, periods and sources in the reader's language. */
export async function readRevisions(
  { indicator, ...asked }: Omit<AskedRevisions, 'indicator'> & { indicator: Indicator },
  { db, locale }: Context,
): Promise<Log> {
  const [{ total, revisions }, places] = await Promise.all([
    listRevisions(db, { ...asked, indicator: indicator.indicator }),
    listPlaces(db, locale),
  ]);
  const names = new Map(places.map(({ yugoId, shortName }) => [yugoId, shortName]));
  const sourceOf = await readSources(
    db,
    revisions.map(({ source }) => source),
    locale,
  );
  const period = periodOf(indicator.period);
  return {
    total,
    revisions: revisions.map((revision) => ({
      ...revision,
      place: names.get(revision.yugoId) ?? String(revision.yugoId),
      period: formatPeriod(period, revision.day, locale),
      source: sourceOf(revision).title,
    })),
  };
}
