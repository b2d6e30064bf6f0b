import { z } from 'zod';
import { ModelWarnings } from '#features/models/public.server.ts';
import { instrumentKinds, instrumentPer } from '../../domain/receipt/receipt.ts';
import type { Db } from '#platform/server/db/db.ts';

const Band = z.object({
  q05: z.number(),
  q25: z.number(),
  q50: z.number(),
  q75: z.number(),
  q95: z.number(),
});
const Cases = z.object({ q05: z.number(), q50: z.number(), q95: z.number() });
const Draws = z.looseObject({ members: z.int(), seed: z.int() });
const Effect = z.object({
  lifted: Cases,
  cost: Cases,
  costPerLifted: Cases.nullable(),
  poorAfter: Cases,
});

/** What a promise of the economy was computed from, as far as readers are told. */
export const WorthInputs = Draws.extend({
  instrument: z.object({
    kind: z.enum(instrumentKinds),
    per: z.enum(instrumentPer),
    amount: z.number(),
    incomeLimitPm: z.number().nullable(),
    minChildren: z.int(),
  }),
  low: z.number(),
  high: z.number(),
  policyYear: z.int(),
  start: z.looseObject({ poorShare: z.number() }),
});

const ReceiptRow = z.object({
  frozenAt: z.date(),
  whyNone: z.string().nullable(),
  dataAsOf: z.iso.date().nullable(),
  placeId: z.int().nullable(),
  starts: z.iso.date().nullable(),
  lastDay: z.iso.date().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  bands: z.array(Band).nullable(),
  cases: Cases.nullable(),
  inputs: Draws.nullable(),
  effect: Effect.nullable(),
  model: z.string().nullable(),
  modelVersion: z.string().nullable(),
  inputHash: z.string().nullable(),
  twins: z.array(z.int()),
  warnings: ModelWarnings,
  knownDay: z.iso.date().nullable(),
  lack: z.enum(['no_reports', 'few_cases', 'few_twins']).nullable(),
  weeks: z.array(z.number()).nullable(),
  gap: z.number().nullable(),
  scatter: z.object({ low: z.number(), high: z.number() }).nullable(),
  before: z.number().nullable(),
  after: z.number().nullable(),
});
export type ReceiptRow = z.output<typeof ReceiptRow>;

/** The receipt of a version with what came of it as of a day. */
export async function findReceipt(
  db: Db,
  { id, version }: { id: number; version: number },
  day: string,
): Promise<ReceiptRow | null> {
  const [row] = await db.rows(
    ReceiptRow,
    `select r.frozen_at as "frozenAt", r.why_none as "whyNone", r.data_as_of as "dataAsOf", r.place_id as "placeId",
            r.starts, r.last_day as "lastDay", r.low, r.high, r.bands, r.cases, r.inputs, r.effect, r.model,
            r.model_version as "modelVersion", r.input_hash as "inputHash", r.twins, r.warnings,
            o.known_day as "knownDay", o.lack, o.weeks, o.gap, o.scatter, o.place_before as before, o.place_after as after
       from measure_receipt r
       left join measure_outcome o on o.measure_id = r.measure_id and o.version = r.version and o.known_day <= $3::date
      where r.measure_id = $1::bigint and r.version = $2::int`,
    [id, version, day],
  );
  return row ?? null;
}

/** What both kinds of promise are frozen with. */
interface FrozenPromise {
  dataAsOf: string;
  yugoId: number;
  starts: string;
  lastDay: string;
  low: number;
  high: number;
  inputs: object;
  model: string;
  modelVersion: string;
  inputHash: string;
  twins: number[];
  warnings: object[];
}

/** A promise, or the reason why there is none, as it is frozen. */
export type Frozen =
  | { kind: 'none'; reason: string }
  | (FrozenPromise & { kind: 'family'; effect: object })
  | (FrozenPromise & { kind: 'epidemic'; bands: object[]; cases: object });

/** Freezes the receipt of a version; one that is frozen already stays. */
export async function insertReceipt(
  tx: Db,
  { id, version }: { id: number; version: number },
  frozen: Frozen,
  now: Date,
): Promise<void> {
  if (frozen.kind === 'none') {
    await tx.run(
      `insert into measure_receipt (measure_id, version, kind, why_none, frozen_at)
       values ($1::bigint, $2::int, 'none', $3, $4::timestamptz) on conflict do nothing`,
      [id, version, frozen.reason, now],
    );
    return;
  }
  const { kind, dataAsOf, yugoId, starts, lastDay, low, high, inputs, twins, warnings } = frozen;
  const { model, modelVersion, inputHash } = frozen;
  const promised =
    frozen.kind === 'epidemic' ? [frozen.bands, frozen.cases, null] : [null, null, frozen.effect];
  const json = [...promised, inputs, warnings].map((value) =>
    value === null ? null : JSON.stringify(value),
  );
  await tx.run(
    `insert into measure_receipt (measure_id, version, frozen_at, kind, data_as_of, place_id, starts, last_day, low, high,
                                  model, model_version, input_hash, twins, bands, cases, effect, inputs,
                                  warnings)
     values ($1::bigint, $2::int, $3::timestamptz, $4, $5::date, $6::int, $7::date, $8::date, $9::real, $10::real,
             $11, $12, $13, $14::int[], $15::jsonb, $16::jsonb, $17::jsonb, $18::jsonb, $19::jsonb)
         on conflict do nothing`,
    [
      id,
      version,
      now,
      kind,
      dataAsOf,
      yugoId,
      starts,
      lastDay,
      low,
      high,
      model,
      modelVersion,
      inputHash,
      twins,
      ...json,
    ],
  );
}
