// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aroundTile } from '#platform/web/testing/draw-tile.tsx';
import type { EnsembleResult } from '../../domain/scenario/ensemble-result.ts';
import { referenceParams, type ScenarioParams } from '../../domain/scenario/scenario-params.ts';
import type { ScenarioStart } from '../../domain/scenario/scenario-start.ts';
import type { EnsembleNews } from './ensemble/ensemble-messages.ts';
import { useEnsemble } from './ensemble/use-ensemble.ts';
import { useScenario } from './use-scenario.ts';

/** A thread of the browser that answers at once. */
class QuickWorker extends EventTarget {
  static asked = 0;
  postMessage({ id, members }: { id: number; members: number }): void {
    QuickWorker.asked++;
    const part: Partial<EnsembleResult> = { warnings: [] };
    const result = part as EnsembleResult;
    for (const kind of ['own', 'reference'] as const) {
      const data = { id, kind, done: members, result, difference: null } as EnsembleNews;
      this.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  terminate(): void {}
}

beforeEach(() => {
  QuickWorker.asked = 0;
  vi.stubGlobal('Worker', QuickWorker);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const wrapper = ({ children }: { children: React.ReactNode }) => aroundTile(children);

test('a panel that is drawn a moment behind takes nothing back of what was moved before', async () => {
  const { result } = renderHook(() => useScenario('2021-10-20'), { wrapper });
  const behind = result.current;
  const interval = { name: 'Дни', from: '2021-10-30', to: '2021-11-07', low: 12, high: 30, isOn: true };
  act(() => behind.change({ days: 120, contacts: [interval] }));
  const moved = result.current.params;
  // What was moved goes once the address says it.
  await waitFor(() => expect(result.current.params).not.toBe(moved), { timeout: 5000 });
  act(() => behind.change(({ contacts }) => ({ beds: 900, contacts: [...contacts, interval] })));
  const { params } = result.current;
  expect([params.days, params.beds, params.contacts.length]).toEqual([120, 900, 2]);
});

test('the same assumptions in another order are no new question: what was computed stays', async () => {
  const start = { day: '2021-10-20' } as ScenarioStart;
  const asked = (course: ScenarioParams['course']) => ({
    version: '1.3' as const,
    members: 50,
    own: { ...referenceParams, course },
    compared: [],
  });
  const { result, rerender } = renderHook(({ course }) => useEnsemble(start, asked(course)), {
    initialProps: { course: { icuStay: 9, latency: 3 } },
  });
  await waitFor(() => expect(result.current.tookMs).not.toBeNull());
  rerender({ course: { latency: 3, icuStay: 9 } });
  expect(result.current.tookMs).not.toBeNull();
  rerender({ course: { latency: 4, icuStay: 9 } });
  expect(result.current.tookMs).toBeNull();
  await waitFor(() => expect(QuickWorker.asked).toBe(2));
});
