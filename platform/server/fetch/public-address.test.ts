import { expect, test } from 'vitest';
import { publicOrWithin } from './public-address.ts';

test('an own network is let in as far as it reaches, other local addresses stay out', () => {
  const allows = publicOrWithin(['10.1.0.0/16', 'fd00::/8']);
  expect(['10.1.2.3', 'fd00::1', '::ffff:10.1.2.3', '8.8.8.8'].filter((address) => !allows(address))).toEqual(
    [],
  );
  expect(
    ['10.2.0.1', '127.0.0.1', '::1', '[::127.0.0.1]', '::7f00:1', '169.254.169.254', '', 'x'].filter(
      (address) => allows(address),
    ),
  ).toEqual([]);
});
