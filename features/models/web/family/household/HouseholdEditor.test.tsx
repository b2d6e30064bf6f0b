// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Rub } from '#simulation/numeric/units.ts';
import type { Translate } from '#platform/web/text.ts';
import { familyLimits, type HouseholdType } from '#features/models/domain/family/family-model.ts';
import { adult, child } from '#features/models/web/family/example-model.ts';
import type { FamilyDesk } from '#features/models/web/family/use-family-model.ts';
import { householdName } from './household-name.ts';
import { HouseholdEditor } from './HouseholdEditor.tsx';

afterEach(cleanup);

/** A desk with one household, which keeps what is changed. */
function Desk() {
  const [type, setType] = useState<HouseholdType>({
    name: 'x',
    households: 1,
    household: { persons: [adult(30, 40_000), child(4)], housingCost: 5000 as Rub },
  });
  const changeType = (part: Partial<HouseholdType>) => setType({ ...type, ...part });
  const desk = { type, at: 0, changeType, model: { types: [type] } } as FamilyDesk;
  return <HouseholdEditor desk={desk} />;
}

const removals = () => screen.queryAllByRole('button', { name: /ModelFamily_Remove$/ });
const people = () => screen.getAllByRole('listitem').length;
const add = (whom: 'Adult' | 'Child') =>
  screen.getByRole<HTMLButtonElement>('button', { name: `ModelFamily_${whom}` });

test('people leave a household one by one, the last cannot: there is no household without people', () => {
  render(<Desk />);
  expect([people(), removals().length]).toEqual([2, 2]);
  fireEvent.click(removals()[0]!);
  expect([people(), removals().length]).toEqual([1, 0]);
  fireEvent.click(add('Adult'));
  expect([people(), removals().length]).toEqual([2, 2]);
});

test('a name that tells who lives there follows them, one written by hand stays', () => {
  const say = ((key: string, values?: object) => key + (values ? JSON.stringify(values) : '')) as Translate;
  const [parents, children] = [
    [adult(30, 1), adult(30, 1)],
    [child(9), child(5), child(1)],
  ];
  const whole = [...parents, ...children];
  const named = (name: string) => householdName({ name, before: whole }, whole.slice(0, 4), say);
  expect(named('ModelFamily_CoupleThree')).toBe('ModelFamily_Composition{"adults":2,"children":2}');
  expect(named('ModelFamily_Composition{"adults":2,"children":3}')).toBe(named('ModelFamily_CoupleThree'));
  expect(named('Ивановы')).toBe('Ивановы');
});

test('a household is full with twelve people', () => {
  render(<Desk />);
  for (let count = people(); count < familyLimits.persons; count++) fireEvent.click(add('Child'));
  expect(people()).toBe(12);
  expect([add('Adult').disabled, add('Child').disabled]).toEqual([true, true]);
});
