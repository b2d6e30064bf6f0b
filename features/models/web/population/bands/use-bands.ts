import { startTransition, useEffect, useRef, useState } from 'react';
import type { PlaceStart } from '#features/models/domain/population/place-start.ts';
import { restMs } from '#platform/charts/frame/use-rested.ts';
import type { PopulationModel } from '#features/models/web/population/use-population-model.ts';
import type { BandsNews, BandsQuestion, BothBands } from './bands-messages.ts';

/** Members of an ensemble and where its draws begin. */
export const ensemble = { members: 200, seed: 1 } as const;

interface Told {
  /** Share of the members that are done; null while nothing runs. */
  progress: number | null;
  bands: BothBands | null;
  tookMs: number | null;
  isCancelled: boolean;
}

/** The bands of what is on screen, run beside the page: whatever moves ends the run before, and the band before goes at once. */
export function useBands(start: PlaceStart, { view, edition, reference, changed }: PopulationModel) {
  const [told, setTold] = useState<Told & { of: unknown }>({ ...nothing, of: null });
  const worker = useRef<Worker | null>(null);
  const { params } = view;
  const { version } = edition;
  useEffect(() => {
    const began = performance.now();
    const timer = setTimeout(() => {
      const running = new Worker(new URL('./bands-worker.ts', import.meta.url), { type: 'module' });
      worker.current = running;
      running.addEventListener('message', ({ data }: MessageEvent<BandsNews>) =>
        // News of the members wait for whoever moves something.
        startTransition(() =>
          setTold({
            of: params,
            progress: data.bands ? null : data.done / data.of,
            bands: data.bands,
            tookMs: data.bands ? performance.now() - began - restMs : null,
            isCancelled: false,
          }),
        ),
      );
      running.postMessage({
        id: 0,
        start,
        own: params,
        reference: changed ? reference : null,
        version,
        ...ensemble,
      } satisfies BandsQuestion);
    }, restMs);
    return () => {
      clearTimeout(timer);
      end(worker);
    };
  }, [start, params, reference, changed, version]);
  const cancel = (): void => {
    end(worker);
    setTold({ ...nothing, of: params, isCancelled: true });
  };
  return { ...(told.of === params ? told : nothing), cancel };
}

/** What the hook gives. */
export type Bands = ReturnType<typeof useBands>;

const nothing: Told = { progress: null, bands: null, tookMs: null, isCancelled: false };

/** A worker that is ended keeps nothing. */
function end(worker: { current: Worker | null }): void {
  worker.current?.terminate();
  worker.current = null;
}
