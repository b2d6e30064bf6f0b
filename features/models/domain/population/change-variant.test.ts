import { expect, test } from 'vitest';
import { exampleForecast } from '../../testing/example-forecast.ts';
import { changeVariant } from './change-variant.ts';

test('a path that was moved and the horizon stay, all other paths are those of the new variant', () => {
  const { medium } = exampleForecast.variants;
  const other = { ...medium, e0Male: [{ year: 2021, value: 80 }], tfr: [{ year: 2021, value: 1.2 }] };
  const variants = { ...exampleForecast.variants, fewerBirths: other };
  const moved = [{ year: 2021, value: 2 }];
  const params = { ...medium, horizonYears: 10, tfr: moved };
  expect(changeVariant({ variant: 'medium', params }, 'fewerBirths', variants)).toEqual({
    variant: 'fewerBirths',
    params: { ...other, horizonYears: 10, tfr: moved },
  });
});
