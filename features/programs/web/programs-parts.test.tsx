import { expect, test } from 'vitest';
import { drawWhole } from '#platform/web/testing/draw-tile.tsx';
import { toolNames } from '../domain/tool-names.ts';
import { tools } from '../server/mcp/tools.ts';
import { ProgramsParts } from './ProgramsParts.tsx';

test('the page names every tool that assistants have, in their order, the way to keys and the question in code', async () => {
  expect(Object.keys(tools)).toEqual(toolNames);
  const page = await drawWhole(<ProgramsParts />);
  for (const name of toolNames) expect.soft(page).toContain(name);
  expect(page).toContain('Что он умеет: 14');
  expect(page).toMatch(/curl -sG &quot;\S*\/api\/ask\/getAnswer&quot;/);
  expect(page).toContain('/mcp');
});
