import type { ModelVersion } from '#features/models/domain/scenario/model-versions.ts';
import type { ScenarioParams } from '#features/models/domain/scenario/scenario-params.ts';
import type { ScenarioStart } from '#features/models/domain/scenario/scenario-start.ts';
import type { ComparedScenario, EnsembleNews, EnsembleQuestion } from './ensemble-messages.ts';

/** What a question is about. */
export interface Asked {
  version: ModelVersion;
  members: number;
  own: ScenarioParams;
  compared: readonly ComparedScenario[];
}

/** Runs ensembles in a thread of the browser: one question at a time, the newest. */
export interface EnsembleRunner {
  ask(start: ScenarioStart, asked: Asked, onNews: (news: EnsembleNews, passedMs: number) => void): void;
  /** News of what was asked are not wanted any more. */
  forget(): void;
  /** Ends the thread with all it has under way; the next question begins another. */
  end(): void;
}

/** Makes a runner; its thread starts with the first question. */
export function ensembleRunner(): EnsembleRunner {
  let worker: Worker | null = null;
  let newest = 0;
  let hear: (news: EnsembleNews) => void = () => {};
  return {
    ask(start, asked, onNews) {
      if (worker === null) {
        worker = new Worker(new URL('./ensemble-worker.ts', import.meta.url), { type: 'module' });
        worker.addEventListener('message', ({ data }: MessageEvent<EnsembleNews>) => hear(data));
      }
      const id = ++newest;
      const began = performance.now();
      hear = (news) => {
        if (news.id === newest) onNews(news, performance.now() - began);
      };
      worker.postMessage({ id, start, ...asked } satisfies EnsembleQuestion);
    },
    forget() {
      newest++;
    },
    end() {
      newest++;
      worker?.terminate();
      worker = null;
    },
  };
}
