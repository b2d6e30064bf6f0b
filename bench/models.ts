import { setTimeout as wait } from 'node:timers/promises';
import { referenceParams } from '#features/models/domain/scenario/scenario-params.ts';
import { simulateScenario, type AskedScenario } from '#features/models/domain/scenario/simulate-scenario.ts';
import { runBands, runPopulation } from '#features/models/domain/population/run-population.ts';
import type { Line } from './bench.ts';
import { askAs, signInAs, type Asking } from './model-accounts.ts';
import { measureRedraw } from './model-redraw.ts';
import { readAsOften } from './readers.ts';

const moscow = 1_124_665;
const members = 200;
const rounds = 9;
const simulating = 50;
const maxSlower = 2;
const maxOverLibrary = 1.3;
const reader = 'reader';
const modellers = ['analyst', 'contributor', 'editor', 'moderator', 'chief', 'super'] as const;

/**
 * The models on a running server: BENCH_URL, else http://127.0.0.1:8080; start it with RATE_LIMIT=0 and the sample.
 * Measured are calls beside the library alone, readers beside fifty who simulate, and the redraw in a browser whose
 * processor is four times slower.
 */
export async function measure(): Promise<Line[]> {
  const base = process.env['BENCH_URL'] ?? 'http://127.0.0.1:8080';
  const analyst = await signInAs(base, 'analyst');
  const lines: Line[] = [];
  for (const part of [
    () => measureCalls(analyst),
    () => measureReaders(base),
    () => measureRedraw(base, analyst.cookie),
  ]) {
    const measured = await part();
    for (const { what, value } of measured) console.log(`${what}: ${value}`);
    lines.push(...measured);
  }
  return lines;
}

/** Call and library take turns, so that what else the machine does falls on both. */
async function measureCalls(analyst: Asking): Promise<Line[]> {
  const { start } = (await askAs(analyst, 'modeling/getSimulationParams', { yugoId: moscow })) as {
    start: AskedScenario['start'];
  };
  const asked = { yugoId: moscow, params: referenceParams, members };
  const forecast = (await askAs(analyst, 'modeling/getPeopleStatsForecast', { yugoId: moscow })) as {
    start: Parameters<typeof runPopulation>[0];
    variants: { medium: Parameters<typeof runPopulation>[1] };
  };
  const params = forecast.variants.medium;
  return [
    await lineOf('scenario, 200 members', {
      call: () => askAs(analyst, 'modeling/simulateScenario', asked),
      library: () => simulateScenario({ start, params: referenceParams, version: '1.1', members, seed: 1 }),
    }),
    await lineOf('population, 200 members', {
      call: () => askAs(analyst, 'modeling/simulatePeopleStats', { yugoId: moscow, params, members }),
      // A variant and its reference.
      library: () => {
        for (let run = 0; run < 2; run++) {
          runPopulation(forecast.start, params);
          runBands(forecast.start, params, { members, seed: 1 });
        }
      },
    }),
  ];
}

interface Both {
  call: () => Promise<unknown>;
  library: () => unknown;
}

async function lineOf(what: string, { call, library }: Both): Promise<Line> {
  const times = { call: [] as number[], library: [] as number[] };
  for (let round = -2; round < rounds; round++)
    for (const [name, run] of [
      ['call', call],
      ['library', library],
    ] as const) {
      const began = performance.now();
      await run();
      if (round >= 0) times[name].push(performance.now() - began);
    }
  const [asked, alone] = [quantile(times.call, 0.5), quantile(times.library, 0.5)];
  return {
    what: `call over library: ${what}`,
    value: `${(asked / alone).toFixed(2)} × (${asked.toFixed(0)} over ${alone.toFixed(0)} ms)`,
    bar: `≤ ${maxOverLibrary} ×`,
    ok: asked <= maxOverLibrary * alone,
  };
}

/** Readers of a dossier, alone and beside people who simulate; who is told to come again does after two seconds. */
async function measureReaders(base: string): Promise<Line[]> {
  const reading = await signInAs(base, reader);
  const open = async (): Promise<void> => {
    await askAs(reading, 'regiondossier/getRegionStat', { yugoId: moscow });
  };
  const people = await Promise.all(modellers.map((name) => signInAs(base, name)));
  await readAsOften(open, 10);
  const idle = await readAsOften(open, 10);
  const state = { isOver: false, runs: 0 };
  const running = Array.from({ length: simulating }, async (_, at) => {
    while (!state.isOver) {
      const answer = await askAs(people[at % people.length]!, 'modeling/simulateScenario', {
        yugoId: moscow,
        params: referenceParams,
        members,
        seed: at,
      });
      if (answer === null) await wait(2000);
      else state.runs++;
    }
  });
  await wait(1000);
  const beside = await readAsOften(open, 10);
  state.isOver = true;
  await Promise.all(running);
  const line: Line = {
    what: `reads p95 while ${simulating} simulate (${state.runs} runs)`,
    value: `${(beside / idle).toFixed(2)} × (${beside.toFixed(1)} over ${idle.toFixed(1)} ms)`,
    bar: `≤ ${maxSlower} × idle`,
    ok: beside <= maxSlower * idle,
  };
  return [line];
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}
