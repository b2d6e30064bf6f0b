// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findArrivalFocus, takeFocus } from './arrival-focus.ts';

beforeEach(() => {
  document.body.innerHTML = `<nav><a id="menu" href="/ru/news">News</a></nav>
    <div id="content"><input id="field" /><h1>Title</h1><a id="story" href="/ru/story/7">Story</a></div>`;
});
afterEach(() => void (document.body.innerHTML = ''));
const byId = (id: string) => document.getElementById(id)!;
const focusOf = (from: string, isReturn: boolean, held: Element | null = null) =>
  findArrivalFocus(document, { from, isReturn, held });

test('after a step on the heading gets the focus, also when the pressed link still has it', () => {
  expect(focusOf('/ru/story/7', false)?.tagName).toBe('H1');
  byId('menu').focus();
  expect(focusOf('/ru/story/7', false, byId('menu'))?.tagName).toBe('H1');
});

test('after a step back the link that led away gets it; where it is gone, the heading', () => {
  expect(focusOf('/ru/story/7', true)?.id).toBe('story');
  expect(focusOf('/ru/story/8', true)?.tagName).toBe('H1');
});

test('a page that takes the focus itself keeps it', () => {
  byId('field').focus();
  expect(focusOf('/ru/', false, byId('menu'))).toBeNull();
});

test('a heading can be focused by the page and not by Tab', () => {
  const heading = document.querySelector('h1')!;
  takeFocus(heading);
  expect(document.activeElement).toBe(heading);
  expect(heading.tabIndex).toBe(-1);
});
