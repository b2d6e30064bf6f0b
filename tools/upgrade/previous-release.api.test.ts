import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrate } from '#platform/server/db/migrate.ts';
import { openEmptyDatabase } from '#platform/server/testing/test-database.ts';
import { listBreaks, readSchema, type Schema } from './compare-schemas.ts';
import { migrateToRelease } from './restore-tables.ts';

const folder = join(import.meta.dirname, 'kept');
const newest = readdirSync(folder)
  .filter((name) => name.endsWith('.tables.gz'))
  .toSorted()
  .at(-1)!;

/** What was changed for a release that still runs, each with why it takes no harm. */
const harmless: Record<string, string> = {
  "alert: CHECK ((condition = ANY (ARRAY['above'::text, 'below'::text, 'changes'::text, 'leftBand'::text, 'newRelease'::text, 'revised'::text])))":
    'wider: three conditions more',
  "alert: CHECK ((measure = ANY (ARRAY['value'::text, 'week'::text, 'per100k'::text, 'rt'::text])))":
    'wider: a value as it stands',
  'measure_document: CHECK ((((removed_at IS NULL) = (removed_version IS NULL)) AND (removed_version >= version)))':
    'of two new columns, which stay empty',
  "news_correction: CHECK ((((kind = 'region'::text) = (yugo_id IS NOT NULL)) AND ((kind <> 'region'::text) = (story_id IS NOT NULL))))":
    'the same for the kinds there were',
  "news_correction: CHECK ((kind = ANY (ARRAY['story'::text, 'region'::text, 'affair'::text])))":
    'wider: a step of no affair',
  "news_decision: CHECK ((kind = ANY (ARRAY['merge'::text, 'part'::text, 'pin'::text, 'region'::text, 'leave'::text, 'rubric'::text, 'place'::text, 'keep'::text])))":
    'wider: four decisions more',
  'news_story: CHECK ((((front_day IS NULL) = (front_place IS NULL)) AND ((front_day IS NULL) = (front_at IS NULL))))':
    'of three new columns, which stay empty',
  'news_story: CHECK (((chosen_rubric_id >= 2) AND (chosen_rubric_id <= 14)))':
    'of a new column, which stays empty',
  'news_story: CHECK (((front_place >= 0) AND (front_place <= 18)))': 'of a new column, which stays empty',
  "notice: CHECK ((kind = ANY (ARRAY['threshold'::text, 'measure'::text, 'search'::text, 'friend'::text, 'message'::text, 'comment'::text, 'reminder'::text, 'rating'::text, 'forecast'::text, 'board'::text])))":
    'wider: notices of boards',
  "notice: CHECK ((measure = ANY (ARRAY['value'::text, 'week'::text, 'per100k'::text, 'rt'::text])))":
    'wider: a value as it stands',
  "subscription: CHECK ((kind = ANY (ARRAY['rubric'::text, 'region'::text, 'story'::text, 'affair'::text, 'entity'::text, 'source'::text, 'search'::text, 'category'::text, 'theme'::text, 'industry'::text])))":
    'wider: affairs are followed',
};
const onServer = process.env['TEST_DATABASE_URL'] !== undefined;

// Of the embedded database one process is the only one.
test.skipIf(!onServer)(
  `webs of the release before (${newest}) run on while the tables are migrated under them: what they read stays, what they write is taken`,
  async () => {
    const db = await openEmptyDatabase();
    try {
      await migrateToRelease(db, join(folder, newest));
      const before = await readSchema(db);
      expect(before.columns.length).toBeGreaterThan(500);
      await migrate(db);
      expect(listBreaks(before, await readSchema(db))).toEqual(
        Object.keys(harmless).map((rule) => `${rule} is a new rule`),
      );
    } finally {
      await db.close();
    }
  },
);

const column = (name: string, more: object = {}) => ({
  name,
  type: 'text',
  mayBeLeftOut: true,
  mayBeNull: true,
  ...more,
});
const schema = (columns: Schema['columns'], rules: string[] = [], functions: string[] = []): Schema => ({
  columns,
  rules,
  functions,
});

test('a column that goes, turns, or has to be written is found; what is added beside is none of theirs', () => {
  const before = schema([column('a.x'), column('a.y'), column('a.z')], [], ['f(integer)']);
  const after = schema(
    [
      column('a.x', { type: 'integer' }),
      column('a.z', { mayBeNull: false }),
      column('a.new', { mayBeNull: false, mayBeLeftOut: false }),
      column('a.free'),
      column('b.x', { mayBeNull: false, mayBeLeftOut: false }),
    ],
    ['a: CHECK ((x > 0))', 'b: CHECK ((x > 0))'],
  );
  expect(listBreaks(before, after)).toEqual([
    'a.x is integer, was text',
    'a.y is gone',
    'a.z may not be null any more',
    'a.new is new and has to be written',
    'a: CHECK ((x > 0)) is a new rule',
    'f(integer) is gone',
  ]);
});
