import { expect, test } from 'vitest';
import { readSources, sourceVersion } from './source-version.ts';

test('the version of a stem is that of every module it stands on, and of no other', async () => {
  const paths = [...(await readSources(['newsengine/entities/mention-key.ts'])).keys()].sort();
  expect(paths).toEqual(
    expect.arrayContaining(
      ['entities/mention-form', 'text/fold', 'text/stem', 'text/stem-russian', 'text/tokenise'].map(
        (name) => `newsengine/${name}.ts`,
      ),
    ),
  );
  expect(paths.every((path) => path.startsWith('newsengine/'))).toBe(true);
});

test('two things made by different modules have different versions, one thing has one', async () => {
  const [key, terms] = ['newsengine/entities/mention-key.ts', 'newsengine/text/search-terms.ts'];
  expect(await sourceVersion([key])).not.toBe(await sourceVersion([terms]));
  expect(await sourceVersion([key])).toBe(await sourceVersion([key]));
  await expect(sourceVersion(['newsengine/none.ts'])).rejects.toThrow('ENOENT');
});
