import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { owndataContract } from '../../contract.ts';
import { compareEarlier } from '../../domain/comparing/compare-earlier.ts';
import { isReady } from '../../domain/judging/judge-values.ts';
import { listOwnSeries, listOwnValues } from '../keeping/series-queries.ts';
import { nameOfSeries } from './load-file.ts';
import type { OwnFileRead } from './own-file-reader.ts';

type Described = HandlerOutput<typeof owndataContract, 'own/readFile'>['series'][number];

/** Each series of a file beside the last one of the same name and period that its sender has: what loading it would change. */
export async function compareWithEarlier(
  db: Db,
  accountId: number,
  { values, reading, fileName }: OwnFileRead & { fileName: string },
  series: readonly Omit<Described, 'earlier'>[],
): Promise<Described[]> {
  const loaded = (await listOwnSeries(db, accountId)).filter(
    ({ deletedAt, period }) => deletedAt === null && period === reading.period,
  );
  const ready = Map.groupBy(values.filter(isReady), (each) => each.series);
  return Promise.all(
    series.map(async (one): Promise<Described> => {
      const own = ready.get(one.number) ?? [];
      const earlier = loaded.find(({ name }) => isSameName(name, nameOfSeries(one.name, fileName)));
      if (earlier === undefined || own.length === 0) return { ...one, earlier: null };
      const { id, loadedAt } = earlier;
      const compared = compareEarlier(own, await listOwnValues(db, id));
      return { ...one, earlier: { id, loadedAt: loadedAt.toISOString(), ...compared } };
    }),
  );
}

const isSameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
