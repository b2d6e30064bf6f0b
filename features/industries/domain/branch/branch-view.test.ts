import { expect, test } from 'vitest';
import { readBranchListView, readBranchView, writeBranchListView, writeBranchView } from './branch-view.ts';

test('place, year, picture and rows of a branch live in the address, beside the day; nonsense falls back', () => {
  const search = new URLSearchParams('asOf=2021-07-01&region=1124665&year=2015&diagram=parts&all=1');
  const view = { region: 1_124_665, year: 2015, diagram: 'parts', all: true } as const;
  expect(readBranchView(search)).toEqual(view);
  expect(writeBranchView(view, new URLSearchParams('asOf=2021-07-01')).toString()).toBe(search.toString());
  expect(readBranchView(new URLSearchParams('region=x&year=-1&diagram=pie'))).toEqual({
    region: null,
    year: null,
    diagram: 'dots',
    all: false,
  });
});

test('the list keeps its question and page', () => {
  const view = { region: null, text: 'еда', page: 3 };
  expect(readBranchListView(writeBranchListView(view, new URLSearchParams()))).toEqual(view);
});
