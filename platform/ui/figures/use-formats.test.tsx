// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KitPage } from '#platform/ui/testing/KitPage.tsx';
import { useFormats } from './use-formats.ts';
import { useText } from '#platform/web/text.ts';

test('two components of a page get one translator and the same formats: a page of news has two hundred', () => {
  const both = () => [useText(), useFormats(), useText(), useFormats()] as const;
  const { result, rerender } = renderHook(both, { wrapper: KitPage });
  const [text, formats, otherText, otherFormats] = result.current;
  expect(otherText).toBe(text);
  expect(otherFormats).toBe(formats);
  rerender();
  expect(result.current[0]).toBe(text);
});
