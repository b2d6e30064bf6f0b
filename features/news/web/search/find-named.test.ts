import { expect, test } from 'vitest';
import type { Api } from '#platform/web/api.ts';
import { findNamed } from './find-named.ts';

test.each([
  [true, ['entities/find', 'okveddossier/findIndustries', 'measure/getMeasures']],
  [false, ['entities/find', 'okveddossier/findIndustries']],
])('names are looked for among measures where a reader may see them: %j', async (withMeasures, calls) => {
  const called: string[] = [];
  const api = { call: (async (name: string) => void called.push(name)) as Api['call'] };
  expect(await findNamed(api, 'Томск', { most: 5, withMeasures })).toEqual([]);
  expect(called).toEqual(calls);
});
