// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CssChunkError } from '#platform/web/errors/chunk-error.ts';
import { awaitStyles, withStyles } from './later-styles.ts';

const page = '<head><link rel="stylesheet" href="/assets/style-a1.css"/></head>';

test('a first page is drawn with its sheet alone, any other with both', () => {
  expect(withStyles(page, true)).toEqual({ html: page, later: '/assets/later-a1.css' });
  expect(withStyles(page, false)).toEqual({
    html: '<head><link rel="stylesheet" href="/assets/style-a1.css"/><link rel="stylesheet" href="/assets/later-a1.css"/></head>',
    later: '',
  });
  const own = '<link nonce="n" rel="stylesheet" href="/assets/style-a1.css"/>';
  expect(withStyles(own, false).html).toBe(
    `${own}<link nonce="n" rel="stylesheet" href="/assets/later-a1.css"/>`,
  );
  expect(withStyles('<p>x</p>', false)).toEqual({ html: '<p>x</p>', later: '' });
});

interface Settings {
  happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };
}

/** Whether a sheet that is asked for comes. */
const comes = (does: boolean): void => {
  (window as unknown as Settings).happyDOM.settings.handleDisabledFileLoadingAsSuccess = does;
};
const sheet = (): Element => document.querySelector('link')!;

beforeEach(() => {
  comes(true);
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/later-a1.css">';
});
afterEach(() => void (window.laterStyles = undefined));

test('a page that has all its styles waits for nothing', async () => {
  await awaitStyles();
  window.laterStyles = Promise.resolve();
  await awaitStyles();
});

test('styles that did not come are asked for once more', async () => {
  const failed = sheet();
  window.laterStyles = Promise.reject(new Error('offline'));
  await awaitStyles();
  expect(sheet()).not.toBe(failed);
  expect(sheet().getAttribute('href')).toBe('/assets/later-a1.css');
  await awaitStyles();
  expect(document.querySelectorAll('link')).toHaveLength(1);
});

test('styles that do not come at all are a part of the program that failed', async () => {
  comes(false);
  window.laterStyles = Promise.reject(new Error('offline'));
  await expect(awaitStyles()).rejects.toBeInstanceOf(CssChunkError);
});
