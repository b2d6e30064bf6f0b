import { loadDataSets, loadEssential } from '#statistics/import/load-bundled.ts';
import type { Filling } from '#platform/server/testing/filled-template.ts';
import { withTestDatabase } from '#platform/server/testing/test-database.ts';
import { openOn, type TestApp } from './test-app.ts';

const figures: Filling = {
  name: 'figures',
  async fill(db) {
    await loadEssential(db, () => {});
    await loadDataSets(db, ['population_by_age', 'fertility_by_age']);
  },
};

/** The server for one test file on the figures that the first page needs and residents by age: places, catalogue, COVID by day, economy by year. */
export async function openFiguresApp(env: Record<string, string> = {}): Promise<TestApp> {
  return openOn(await withTestDatabase(figures), env);
}
