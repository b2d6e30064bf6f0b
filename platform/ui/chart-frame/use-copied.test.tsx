// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toastAreas } from '#platform/ui/toasts/toast-areas.ts';
import { useCopied } from './use-copied.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['refuses', { clipboard: { writeText: () => Promise.reject(new Error('refused')) } }],
  ['has none, as on plain http', {}],
])('where the browser’s clipboard %s, the text is shown to be copied by hand', async (_what, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const add = vi.spyOn(toastAreas.app.queue, 'add').mockReturnValue(1);
  const { result } = renderHook(useCopied);
  await act(async () => {
    result.current[1]('https://svodka.example/ru/regions/1');
    await Promise.resolve();
  });
  expect(result.current[0]).toBe(false);
  expect(add).toHaveBeenCalledOnce();
  expect(add.mock.calls[0]![0]).toMatchObject({ kind: 'failed', autoCloseMs: false });
  add.mockRestore();
});
