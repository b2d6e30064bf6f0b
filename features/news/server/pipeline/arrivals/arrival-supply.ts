import type { Db } from '#platform/server/db/db.ts';
import type { Supply } from '../supply.ts';
import { engineItemOf } from '../../../domain/arriving/engine-item-of.ts';
import { claimArrivals, deleteArrivals, refuseArrival } from './claim-arrivals.ts';

/** What the feeds delivered, claimed for one worker; ends when nothing is free or the signal says so. */
export function arrivalSupply(db: Db, worker: string, signal?: AbortSignal): Supply {
  return {
    isSeen: true,
    async take(count) {
      if (signal?.aborted) return [];
      for (;;) {
        const arrivals = await claimArrivals(db, worker, count);
        const items = arrivals.map((arrival) => ({
          ticket: arrival.externalId,
          item: arrival.item && engineItemOf(arrival.item, arrival),
        }));
        const taken = items.flatMap(({ ticket, item }) => (item === null ? [] : [{ ticket, item }]));
        for (const { ticket, item } of items)
          if (item === null) await refuseArrival(db, ticket, 'no_link', true);
        if (taken.length > 0 || arrivals.length === 0) return taken;
      }
    },
    settle: deleteArrivals,
    refuse: ({ ticket }, reason) => refuseArrival(db, ticket, reason),
  };
}
