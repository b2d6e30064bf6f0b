// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { innerAddressOf } from './inner-address.ts';

const here = { origin: location.origin, pathname: '/ru/', search: '' };
afterEach(() => void (document.body.innerHTML = ''));
const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, defaultPrevented: false };
const pressed = (attributes: string, event: object = {}) => {
  document.body.innerHTML = `<a ${attributes}><b>x</b></a>`;
  return innerAddressOf({ ...click, ...event, target: document.querySelector('b')! }, here);
};

test.each([
  ['another page', 'href="/ru/news?x=1#a"', {}, '/ru/news?x=1#a'],
  ['the same page in another view', 'href="/ru/?hot=1"', {}, '/ru/?hot=1'],
  ['an anchor of this page', 'href="/ru/#content"', {}, null],
  ['another site', 'href="https://tass.test/"', {}, null],
  ['a new tab', 'href="/ru/landing" target="_blank"', {}, null],
  ['a download', 'href="/ru/regions/1/overview/chart.csv" download', {}, null],
  ['a click with Ctrl', 'href="/ru/news"', { ctrlKey: true }, null],
  ['the middle button', 'href="/ru/news"', { button: 1 }, null],
])('%s', (_what, attributes, event, address) => {
  expect(pressed(attributes, event)).toBe(address);
});

test('a press beside any link leads nowhere', () => {
  expect(innerAddressOf({ ...click, target: document.body }, here)).toBeNull();
});
