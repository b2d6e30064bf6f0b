import { expect, test } from 'vitest';
import { drawTile, drawTileMarks } from '#platform/web/testing/draw-tile.tsx';
import { ReportList } from './ReportList.tsx';

const report = {
  id: 1,
  indicator: 'grp',
  name: 'ВРП',
  words: 'Много.',
  reportedAt: '2021-10-20T08:00:00.000Z',
};

test('a report stands with its indicator and its words; an empty desk says so', () => {
  const list = <ReportList data={{ total: 3, reports: [report, { ...report, id: 2, name: null }] }} />;
  expect(drawTile(list)).toMatch(/Ждут 3, показано 2\. ВРП Много\. .*Разобрано grp Много\./);
  expect(drawTileMarks(list)).toContain('/ru/indicators/grp');
  expect(drawTile(<ReportList data={{ total: 0, reports: [] }} />)).toContain('Ничего не ждёт.');
});
