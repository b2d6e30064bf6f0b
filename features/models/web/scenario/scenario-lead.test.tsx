// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aroundTile, drawTile } from '#platform/web/testing/draw-tile.tsx';
import type { EnsembleResult, ScenarioDifference } from '../../domain/scenario/ensemble-result.ts';
import { ensembleMembers } from '../../domain/scenario/ensemble-run.ts';
import { referenceParams } from '../../domain/scenario/scenario-params.ts';
import type { ScenarioSetup } from '../../domain/scenario/scenario-start.ts';
import { EnsembleProgress, EnsembleTook } from './ensemble/EnsembleProgress.tsx';
import type { LoadedScenarios, LoadedStart } from './load-scenarios.ts';
import { ScenarioVerdict } from './ScenarioVerdict.tsx';
import type { Ensemble } from './ensemble/use-ensemble.ts';

afterEach(cleanup);

const spread = (q05: number, q50: number, q95: number) => ({ q05, q50, q95 });
const start = {
  day: '2021-10-20',
  daily: [500, 500, 500, 500, 500, 500, 500],
  source: null,
} as LoadedStart;
const setup = { status: 'ok', calibration: { reproduction: { mean: 1.08 } } } as ScenarioSetup;
const result = (share: number) => ({
  cases: spread(28_000, 128_000, 539_000),
  overflow: { share, firstDay: null },
});
const difference = {
  cases: spread(-136_400, -48_200, -9040),
  deaths: spread(-3650, -1100, -250),
} as ScenarioDifference;
const holidays = {
  ...referenceParams,
  days: 120,
  beds: 900,
  contacts: [{ name: 'Дни', from: '2021-10-30', to: '2021-11-07', low: 12, high: 30, isOn: true }],
} as typeof referenceParams;

function lead(changed: Partial<ScenarioDifference> = {}, params = holidays, after = 0.22): string {
  const ensemble = {
    done: ensembleMembers,
    members: ensembleMembers,
    own: result(after) as EnsembleResult,
    reference: result(0.3) as EnsembleResult,
    difference: { ...difference, ...changed },
    compared: [],
    tookMs: 900,
    isCancelled: false,
  } satisfies Ensemble;
  const data = { yugoId: 1, name: 'Пример' } as LoadedScenarios;
  return drawTile(<ScenarioVerdict {...{ data, start, setup, params, ensemble }} />);
}

test('the lead is the difference with nine runs of ten, then deaths, then beds; the start comes after', () => {
  const text = lead().replaceAll(/ (?=[,.)])|(?<=\() /g, '');
  expect(text).toMatch(
    /^Ваш сценарий убавит волну на 48 000 случаев \(в девяти прогонах из десяти на 9 000 – 140 000\) за 120 дней\./,
  );
  expect(text).toContain('Умерших меньше на 1 100 (250 – 3 700).');
  expect(text).toMatch(
    /900 коек реанимации \(введено вами\) не хватит, упадёт с 30 % до 22 %\. К 20 октября 2021/,
  );
});

test('what cannot be told apart is said so: cases, deaths and beds alike', () => {
  const same = spread(-100, 5, 120);
  const text = lead({ cases: same, deaths: same }, holidays, 0.3);
  expect(text).toContain('неотличимы');
  expect(text).toContain('По умершим разница неразличима.');
  expect(text).toContain('не хватит, останется 30 %');
});

test('a scenario that makes things worse says more, and without beds nothing of them', () => {
  const text = lead(
    { cases: spread(9000, 48_000, 136_000), deaths: spread(250, 1100, 3700) },
    { ...holidays, beds: null },
  );
  expect(text).toMatch(/^Ваш сценарий прибавит к волне 48 000 случаев/);
  expect(text).toContain('Умерших больше на 1 100');
  expect(text).not.toContain('реанимации');
});

test('without assumptions the start leads, and what comes if nothing changes', () => {
  expect(lead({}, { ...referenceParams, beds: null })).toMatch(/^К 20 октября 2021 .*Если ничего не менять/);
});

test('the title row counts members and offers to stop them; when they are run the stop goes and their time is told', () => {
  const unasked = { own: null, reference: null, difference: null, compared: [] };
  const running = { ...unasked, members: 200, isCancelled: false, cancel: () => {} };
  const ensemble = { ...running, done: 40, tookMs: null };
  expect(drawTile(<EnsembleProgress ensemble={ensemble} />)).toMatch(/40 из 200.*Остановить/);
  expect(drawTile(<EnsembleTook ensemble={ensemble} />)).toBe('');
  const ran = { ...running, done: 200, tookMs: 2500 };
  expect(drawTile(<EnsembleProgress ensemble={ran} />)).toBe('200 из 200');
  expect(drawTile(<EnsembleTook ensemble={ran} />)).toContain('2,5');
});

test('the result stays in sight beside the assumptions, and leads on narrow windows', () => {
  const css = readFileSync('features/models/web/scenario/ScenarioDesk.module.css', 'utf8');
  expect(css).toMatch(/\.result \{\s*display: grid;\s*position: sticky;/);
  expect(css).toMatch(/max-width: 1335px\) \{[^@]*\.result \{\s*position: static;\s*order: -1;/);
});

test('while a new question is counted what was said stays, pale and of its own days; the answer takes its place', () => {
  const told = {
    done: 200,
    members: 200,
    own: result(0.22) as EnsembleResult,
    reference: result(0.3) as EnsembleResult,
    difference,
    compared: [],
    tookMs: 900,
    isCancelled: false,
  } satisfies Ensemble;
  const data = { yugoId: 1, name: 'Пример' } as LoadedScenarios;
  const verdict = (days: number, ensemble: Ensemble) =>
    aroundTile(<ScenarioVerdict {...{ data, start, setup, ensemble }} params={{ ...holidays, days }} />);
  const { container, rerender } = render(verdict(120, told));
  const said = () => [container.textContent?.includes('120'), container.querySelector('[data-old]') !== null];
  expect(said()).toEqual([true, false]);
  rerender(verdict(90, { ...told, done: 0, tookMs: null }));
  expect(said()).toEqual([true, true]);
  rerender(verdict(90, told));
  expect(said()).toEqual([false, false]);
});
