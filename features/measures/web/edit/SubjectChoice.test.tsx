// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aroundTile } from '#platform/web/testing/draw-tile.tsx';
import type { LoadedMeasure } from '../measure/load-measure.ts';
import { SubjectChoice } from './SubjectChoice.tsx';

afterEach(cleanup);

/** Parts of an answer that a part of the page looks at. */
const part = <T,>(given: unknown): T => given as T;

const loaded = part<LoadedMeasure>({
  ages: [{ label: '60–69' }],
  subjects: [
    { name: 'Врачи', isActive: true },
    { name: 'Отменённый', isActive: false },
  ],
});

test.each([
  ['health', 1, ['возраст', 'группа', 'МКБ-10', 'ОКВЭД']],
  ['economy', 3, ['правовая форма', 'группа', 'ОКВЭД']],
] as const)(
  'subjects of %s: the form has exactly the kinds of direction %i, each with its own field',
  (_what, direction, kinds) => {
    render(aroundTile(<SubjectChoice {...{ direction, loaded }} subjects={[]} onChange={() => {}} />));
    const kind = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Вид предмета' });
    expect(Array.from(kind.options, ({ value }) => value)).toEqual(
      direction === 1 ? ['age', 'custom', 'idc', 'okved'] : ['orgType', 'custom', 'okved'],
    );
    expect(Array.from(kind.options, ({ textContent }) => textContent)).toEqual(kinds);
    // A kind with a handbook is chosen from it, the others are written by their code.
    fireEvent.change(kind, { target: { value: 'custom' } });
    const values = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Значение' });
    expect(Array.from(values.options, ({ value }) => value)).toEqual(['', 'Врачи']);
    fireEvent.change(kind, { target: { value: 'okved' } });
    expect(screen.getByRole('textbox', { name: 'Значение' }).getAttribute('placeholder')).toBe('56.10');
  },
);
