import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Db } from '#platform/server/db/db.ts';
import { renewStatistics } from '#platform/server/db/renew-statistics.ts';
import type { Progress } from '#platform/server/jobs/progress.ts';
import { readCatalogue, type Catalogue } from './bundled/catalogue.ts';
import type { BundledFile } from './bundled/bundled-file.ts';
import { essentialFiles, otherFiles } from './bundled/files.ts';
import { companiesPath, loadCompanies } from './bundled/load-companies.ts';
import { loadOfficeHolders, officeFiles } from './bundled/load-office-holders.ts';
import { limitationFiles, loadLimitations } from './bundled/load-limitations.ts';
import { loadPlaces } from './bundled/load-places.ts';
import { readFacts } from './bundled/read-facts.ts';
import { define, definitionTables } from './define.ts';
import { bundledPath, listBundledRows, readBundledRows } from './read-rows.ts';
import { correctFacts, findCorrections } from './store/correct-facts.ts';
import { isLoaded, runLoad, type LoadName } from './store/run-load.ts';
import { SeriesGatherer } from './store/series.ts';
import { markSeen } from './store/tidy.ts';
import { writeSeries } from './store/write-series.ts';

/** Raise when files are read differently, so that they are read again. */
const readerVersion = 3;
/** Nobody waits yet, so statements may be long. Unit: ms. */
const aloneMs = 100;
/** Readers share the connection: a statement delays them by at most about this. Unit: ms. */
const besideReadersMs = 4;

const placeFiles = [
  'regions/districts.csv',
  'regions/combined.csv',
  'regions/regions.csv',
  'regions/cities.csv',
  'catalogue/corrections.csv',
];
const definitionFiles: Record<string, string> = {
  unit: 'catalogue/units.csv',
  provider: 'catalogue/providers.csv',
  caveat: 'catalogue/caveats.csv',
  source: 'catalogue/sources.csv',
  indicator: 'catalogue/indicators.csv',
  dimension_value: 'catalogue/dimension_values.csv',
};

/** Loads what the first page needs: places, the catalogue of figures, the daily COVID series. Done already = at once. */
export async function loadEssential(db: Db, onProgress: (progress: Progress) => void): Promise<void> {
  await loadNames(db);
  const catalogue = await readCatalogue();
  let added = 0;
  for (const file of essentialFiles) added += await loadFile(db, file, catalogue, aloneMs, onProgress);
  if (added > 0) await renewStatistics(db);
  await markSeen(db);
}

/** Loads what figures are of and about: places, units, sources, indicators, who is in office, what was limited. Done already = at once. */
export async function loadNames(db: Db): Promise<void> {
  await loadOnce(db, 'places', placeFiles, loadPlaces);
  await loadOnce(db, 'catalogue', Object.values(definitionFiles), loadDefinitions);
  await loadOnce(db, 'office_holders', officeFiles, loadOfficeHolders);
  await loadOnce(db, 'limitations', limitationFiles, loadLimitations);
}

/** Loads every other bundled series, one data set after another, each seen at once when it is in. */
export async function loadRest(
  db: Db,
  onProgress: (progress: Progress) => void,
  batchMs = besideReadersMs,
): Promise<void> {
  await loadOnce(db, 'companies', [companiesPath], loadCompanies);
  const catalogue = await readCatalogue();
  let added = 0;
  for (const file of otherFiles) added += await loadFile(db, file, catalogue, batchMs, onProgress);
  if (added > 0) await renewStatistics(db);
}

/** Loads the named data sets alone, as a test of a screen needs them. */
export async function loadDataSets(db: Db, dataSets: readonly string[]): Promise<void> {
  const catalogue = await readCatalogue();
  for (const file of [...essentialFiles, ...otherFiles])
    if (dataSets.includes(file.dataSet)) await loadFile(db, file, catalogue, aloneMs, () => {});
}

async function loadOnce(
  db: Db,
  dataSet: string,
  paths: readonly string[],
  work: (db: Db) => Promise<void>,
): Promise<void> {
  const name: LoadName = { dataSet, version: await fingerprint(paths), origin: 'bundled' };
  if (await isLoaded(db, name)) return;
  await runLoad(db, name, async (load) => {
    if (await isLoaded(load.db, name)) return { facts: 0 };
    await load.db.transaction(work);
    return { facts: 0, changed: true };
  });
}

async function loadDefinitions(db: Db): Promise<void> {
  for (const table of definitionTables)
    await define(db, table, await listBundledRows(definitionFiles[table.table]!));
}

/** Returns how many facts were new. */
async function loadFile(
  db: Db,
  file: BundledFile,
  catalogue: Catalogue,
  batchMs: number,
  onProgress: (progress: Progress) => void,
): Promise<number> {
  const name: LoadName = {
    dataSet: file.dataSet,
    version: await fingerprint(
      [file.path, 'catalogue/columns.csv', 'catalogue/corrections.csv'],
      file.assumed === undefined ? '' : JSON.stringify(file.assumed),
    ),
    origin: 'bundled',
  };
  if (await isLoaded(db, name)) return 0;
  const facts = new SeriesGatherer();
  for await (const fact of readFacts(file, readBundledRows(file.path), catalogue)) facts.add(fact);
  const report = (done: number): void => onProgress({ what: file.dataSet, done, total: facts.count });
  report(0);
  const outcome = await runLoad(db, name, async (load) => {
    // Another process may have loaded it while this one waited for its turn.
    if (await isLoaded(load.db, name)) return { facts: 0 };
    const series = facts.all();
    const added = await writeSeries(load, series, { batchMs, onProgress: report });
    const corrections = await findCorrections(load, file.dataSet, series);
    return {
      facts: added,
      changed: corrections.length > 0,
      publish: (tx) => correctFacts(tx, load.id, corrections),
    };
  });
  return outcome.facts;
}

/** Changes when a byte of the files or the way they are read changes. */
async function fingerprint(paths: readonly string[], reading = ''): Promise<string> {
  const hash = createHash('sha256').update(`${readerVersion}${reading}`);
  for (const path of paths) hash.update(await readFile(bundledPath(path)));
  return hash.digest('hex').slice(0, 16);
}
