// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { aroundTile } from '#platform/web/testing/draw-tile.tsx';
import { emptyContent } from '../../domain/content/measure-content.ts';
import { DiffTable } from './DiffTable.tsx';
import { QueueAge } from './QueueAge.tsx';

afterEach(cleanup);

/** Parts of an answer that a part of the page looks at. */
const part = <T,>(given: unknown): T => given as T;

test('what waits for more than 48 hours is amber, what waits for less is not', () => {
  const submittedAt = '2021-10-18T12:00:00Z';
  const after = (hours: number) => new Date(Date.parse(submittedAt) + hours * 3_600_000);
  const isMarked = [47, 49].map((hours) => {
    const { container } = render(aroundTile(<QueueAge {...{ submittedAt }} now={after(hours)} />));
    const mark = container.querySelector('[data-overdue]');
    cleanup();
    return mark !== null;
  });
  expect(isMarked).toEqual([false, true]);
  const style = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
  expect(style('./QueueAge.module.css')).toMatch(/\.age\[data-overdue\] \{\s*color: var\(--warn\)/);
  // #8a5a00 has a hue of 39°: amber.
  expect(style('../../../../platform/ui/tokens.css')).toMatch(/--warn: #8a5a00/);
});

const words = part<Parameters<typeof DiffTable>[0]['words']>({
  placeOf: String,
  issueOf: String,
  unitOf: String,
});

test('two versions beside each other: words of changed fields alone are marked, others are not shown', () => {
  const before = { ...emptyContent(1), title: 'Вход по QR-коду', goal: 'Меньше случаев' };
  const after = { ...before, title: 'Вход в кафе по QR-коду' };
  const { container } = render(
    aroundTile(
      <DiffTable before={{ version: 1, content: before }} after={after} version={2} words={words} />,
    ),
  );
  const rows = Array.from(
    container.querySelectorAll('tbody tr'),
    (row) => row.querySelector('th')!.textContent,
  );
  expect(rows).toEqual(['Название']);
  expect(Array.from(container.querySelectorAll('ins'), ({ textContent }) => textContent!.trim())).toEqual([
    'в кафе',
  ]);
  expect(container.querySelectorAll('del')).toHaveLength(0);
  expect(container.textContent).not.toContain('Меньше случаев');
});
