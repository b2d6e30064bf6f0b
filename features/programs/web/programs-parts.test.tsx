import { expect, test } from 'vitest';
import { drawWhole } from '#platform/web/testing/draw-tile.tsx';
import { toolNames } from '../domain/tools.ts';
import { tools } from '../server/mcp/tools.ts';
import { ProgramsParts } from './ProgramsParts.tsx';

const now = '2020-06-08T20:00:00Z';

test('the page names every tool that assistants have, in their order, the way to keys and the question in code', async () => {
  expect(Object.keys(tools)).toEqual(toolNames);
  const page = await drawWhole(<ProgramsParts keys={null} now={now} />);
  for (const name of toolNames) expect.soft(page).toContain(name);
  expect(page).toContain('Что он умеет: 14');
  expect(page).toMatch(/curl -sG &quot;\S*\/api\/ask\/getAnswer&quot;/);
  expect(page).toContain('/mcp');
});

test('a stranger is led to the keys; a reader has their own there, with thirty days of calls and the refusals', async () => {
  expect(await drawWhole(<ProgramsParts keys={null} now={now} />)).toContain('Мои ключи');
  const key = {
    id: 1,
    name: 'Отчёты',
    shown: 'svk_7Qa1',
    scopes: ['public' as const],
    perHour: 600,
    createdAt: '2020-06-01T10:00:00Z',
    expiresAt: null,
    usedAt: '2020-06-08T19:00:00Z',
    revokedAt: null,
    days: [{ day: '2020-06-08', calls: 22, refused: 1 }],
  };
  const page = await drawWhole(<ProgramsParts keys={{ most: 5, keys: [key] }} now={now} />);
  expect(page).not.toContain('Мои ключи');
  expect(page).toMatch(/Новый ключ.*Отчёты svk_7Qa1 … открытое всем 600 вызовов в.час 22.*Отозвать/);
  expect(page).toMatch(/За.30 дней 22 вызова, 1 отказ/);
});
