import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { bundledPath } from '#statistics/import/read-rows.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Progress } from '#platform/server/jobs/progress.ts';
import { countAllAnew } from '../counting/count-days.ts';
import { makeForms, makeNewForms } from '../joining/entity-forms.ts';
import { joinNumbered } from '../joining/join-numbered.ts';
import { joinSame } from '../joining/join-same.ts';
import { showKnown } from '../support/make-support.ts';
import { repeatSplits } from '../splits/split-queries.ts';
import { adoptIdentifiers, joinListedTwins, nameEntities } from './adopt-entities.ts';
import type { RegistrySet } from './registry-entry.ts';
import { lawsSet, organisationsSet, partiesSet, universitiesSet } from './sets/body-sets.ts';
import { accountsSet, issuersSet } from './sets/company-sets.ts';
import { bodiesSet } from './sets/government-sets.ts';
import { gazetteerSet, regionsSet } from './sets/listed-sets.ts';
import { citiesSet, countriesSet } from './sets/place-sets.ts';
import { leadersSet, personsSet } from './sets/person-sets.ts';
import { worldPlacesSet } from './sets/world-sets.ts';
import { storeSet } from './store-set.ts';

/** Raise when files are read differently, so that they are read again. */
const reading = 3;

/** What is referred to comes before what refers to it. */
const sets: readonly RegistrySet[] = [
  gazetteerSet,
  regionsSet,
  citiesSet,
  countriesSet,
  worldPlacesSet,
  accountsSet,
  personsSet,
  partiesSet,
  organisationsSet,
  bodiesSet,
  leadersSet,
  issuersSet,
  lawsSet,
  universitiesSet,
];

/** Puts the bundled registers in, set by set in short batches beside readers; what is in already is left alone. */
export async function loadRegistry(
  db: Db,
  step: (progress: Progress) => void = () => {},
  wanted: readonly RegistrySet[] = sets,
): Promise<void> {
  const due = await listDue(db, wanted);
  if (due.length === 0) return;
  await adoptIdentifiers(db);
  await nameEntities(db);
  const touched: number[] = [];
  for (const [done, { set, stamp }] of due.entries()) {
    step({ what: 'registry', done, total: due.length });
    await db.run('delete from entity_statement where source = any($1::text[])', [set.sources]);
    touched.push(...(await storeSet(db, await set.read())).ids);
    await db.run(
      `insert into entity_list (name, stamp) values ($1, $2)
       on conflict (name) do update set stamp = excluded.stamp, loaded_at = now()`,
      [set.name, stamp],
    );
  }
  await joinListedTwins(db);
  // First whose statements are whose: what an editor parted is known again before names are joined.
  await repeatSplits(db);
  await joinNames(db, touched);
  // Whom only headlines named so far may be known now.
  await showKnown(db);
  await countAllAnew(db);
  await db.transaction(raiseDataVersion);
}

const formsAtOnce = 300;

/** Who the registers told of meets the lists and the news: by number first, then by the forms of the names. */
async function joinNames(db: Db, touched: readonly number[]): Promise<void> {
  await makeNewForms(db);
  const ids = [...new Set(touched)];
  for (let at = 0; at < ids.length; at += formsAtOnce)
    await db.transaction((tx) => makeForms(tx, ids.slice(at, at + formsAtOnce)));
  await joinNumbered(db);
  await joinSame(db);
}

/** Sets whose files are others than those that are in. */
async function listDue(
  db: Db,
  wanted: readonly RegistrySet[],
): Promise<{ set: RegistrySet; stamp: string }[]> {
  const known = await db.rows(
    z.object({ name: z.string(), stamp: z.string() }),
    `select name, stamp from entity_list where name = any($1::text[])`,
    [wanted.map(({ name }) => name)],
  );
  const stamped = await Promise.all(wanted.map(async (set) => ({ set, stamp: await stampOf(set) })));
  return stamped.filter(
    ({ set, stamp }) => !known.some((row) => row.name === set.name && row.stamp === stamp),
  );
}

async function stampOf({ files }: RegistrySet): Promise<string> {
  const hash = createHash('sha256').update(String(reading));
  for (const file of files) hash.update(await readFile(bundledPath(file)));
  return hash.digest('hex').slice(0, 16);
}
