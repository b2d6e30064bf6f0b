import { expect, test } from 'vitest';
import { shipmentChange } from './shipments.ts';

const year = (of: number, value: number) => ({ day: `${of}-12-31`, value });

test('a change is told within one classification, never from 2016 to 2017', () => {
  expect(shipmentChange([year(2019, 100), year(2020, 110)])).toBeCloseTo(10, 8);
  expect(shipmentChange([year(2015, 100), year(2016, 90)])).toBeCloseTo(-10, 8);
  expect(shipmentChange([year(2016, 100), year(2017, 150)])).toBeNull();
  expect(shipmentChange([year(2017, 100), year(2018, 150)])).toBeCloseTo(50, 8);
  expect(shipmentChange([year(2020, 100)])).toBeNull();
  expect(shipmentChange([year(2019, 0), year(2020, 110)])).toBeNull();
});
