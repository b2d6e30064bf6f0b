import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/server/db/db.ts';

/** A source that a run holds: nobody else takes it while the run lives. */
export interface Hold {
  /** Throws where somebody else has taken the source meanwhile; in a transaction nobody can until it ends. */
  confirm(tx: Db): Promise<void>;
  /** Frees the source where the run came to nothing by a fault of ours; it is tried again in an hour. */
  giveBack(): Promise<void>;
  /** The run is over, or its process has died. */
  end(): void;
}

/** A process that died gives its source back after this. */
export const holdSeconds = 30;

/** Holds a source that was just claimed, and puts the end of the claim off while the run works. */
export async function holdSource(db: Db, code: string, seconds = holdSeconds): Promise<Hold> {
  const holder = randomUUID();
  const until = 'claimed_until = now() + make_interval(secs => $3)';
  await db.run(`update source_recipe set holder = $2::uuid, ${until} where code = $1`, [
    code,
    holder,
    seconds,
  ]);
  const putOff = (): Promise<unknown> =>
    db
      .run(`update source_recipe set ${until} where code = $1 and holder = $2::uuid`, [code, holder, seconds])
      // The next time it may answer.
      .catch(() => {});
  const timer = setInterval(() => void putOff(), (seconds * 1000) / 3).unref();
  return {
    async confirm(tx) {
      const own = await tx.run(
        'update source_recipe set holder = holder where code = $1 and holder = $2::uuid',
        [code, holder],
      );
      if (own === 0) throw new Error(`The source ${code} was taken by another worker.`);
    },
    async giveBack() {
      await db.run(
        `update source_recipe set claimed_until = null, next_run_at = now() + interval '1 hour'
          where code = $1 and holder = $2::uuid`,
        [code, holder],
      );
    },
    end() {
      clearInterval(timer);
    },
  };
}
