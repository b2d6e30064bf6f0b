import { expect, test } from 'vitest';
import { weekFigure } from '#features/regions/public.ts';
import type { BriefFacts } from './brief-facts.ts';
import { briefRules } from './brief-shapes.ts';
import { composeBrief } from './compose-brief.ts';
import { countStreak, medianOf } from './count-streak.ts';
import { sectionLooks } from './section-looks.ts';

const week = { from: '2020-06-02', to: '2020-06-08' };
const days = (before: number, now: number) => [...Array(7).fill(before), ...Array(7).fill(now)];
const figure = (before: number, now: number) => weekFigure(days(before, now), week.to, null);
const sum = (to: string, value: number) => ({ from: to, to, value });

const full: BriefFacts = {
  yugoId: 1,
  place: 'В Москве',
  kind: 'region',
  week,
  own: { cases: figure(20, 10), deaths: figure(1, 2) },
  streak: { weeks: -2, sums: [sum('2020-06-08', 70), sum('2020-06-01', 140), sum('2020-05-25', 150)] },
  rate: { per100k: 7, population: 1_000_000, rank: 3, ranked: 85, tied: 1 },
  country: figure(40, 40),
  volume: { ...week, headlines: 12, usual: 10, weeks: [sum('2020-06-01', 10)] },
  top: {
    storyId: 5,
    newsId: 6,
    title: 'Bridge opened',
    language: 'en',
    itemCount: 4,
    sourceCount: 3,
    isOfWeek: false,
  },
  neighbour: {
    yugoId: 2,
    name: 'Kaluga',
    among: 'neighbours',
    cases: 150,
    previous: 100,
    changePercent: 50,
    told: { ...week, headlines: 0, outlets: 140 },
  },
  forecast: {
    week: { from: '2020-06-09', to: '2020-06-15' },
    begun: null,
    past: [150, 140, 70],
    weeks: [[50, 55, 60.4, 66, 75.2]],
    median: 60.4,
    low: 50,
    high: 75.2,
    record: { held: 45, count: 50 },
    failing: null,
  },
  newData: { count: 2, names: ['Births', 'Wages'] },
  measures: {
    ...week,
    inForce: Array.from({ length: 15 }, (_, at) => `Measure ${at}`),
    began: ['Measure 0'],
  },
};
const bare: BriefFacts = {
  ...full,
  week: null,
  own: null,
  streak: { weeks: 0, sums: [] },
  rate: null,
  country: null,
  volume: { ...week, headlines: 0, usual: null, weeks: [] },
  top: null,
  neighbour: null,
  forecast: null,
  newData: { count: 0, names: [] },
  measures: { ...week, inForce: [], began: [] },
};

test('with every figure known each rule makes one sentence, in order', () => {
  expect(composeBrief(full).map(({ rule }) => rule)).toEqual([...briefRules]);
});

test('the week of 70 cases after 140 is half as many, and its receipt adds up', () => {
  const [cases] = composeBrief(full);
  expect(cases!.values).toMatchObject({ direction: 'less', count: 70 });
  expect(cases!.numbers['change']!.value).toBe(50);
  const { value, receipt } = cases!.numbers['cases']!;
  expect(receipt.addends.reduce((all, addend) => all + addend.value!, 0)).toBe(value);
});

test('14 deaths after 7 are told by both counts, not as 100 %', () => {
  const deaths = composeBrief(full).find(({ rule }) => rule === 'deaths')!;
  expect([deaths.values['direction'], deaths.numbers['before']!.value]).toEqual(['few', 7]);
  expect(deaths.numbers).not.toHaveProperty('change');
});

test('the share of the country is 70 of 280', () => {
  const country = composeBrief(full).find(({ rule }) => rule === 'country')!;
  expect(country.numbers['share']!.value).toBe(25);
  expect(country.values).toMatchObject({ direction: 'same' });
});

test('the week ahead is the middle of the forecast with its band, in whole people', () => {
  const ahead = composeBrief(full).find(({ rule }) => rule === 'forecast')!;
  expect(Object.values(ahead.numbers).map(({ value }) => value)).toEqual([60, 50, 75]);
  expect(ahead.values).toMatchObject({
    week: '2020-06-09/2020-06-15',
    count: 60,
    trust: 'sure',
    alarm: 'no',
  });
});

test('of a week that runs the days that are published are said', () => {
  const forecast = { ...full.forecast!, begun: { days: 2, people: 12 } };
  const { values, numbers } = composeBrief({ ...full, forecast }).find(({ rule }) => rule === 'forecast')!;
  expect([values['begun'], numbers['counted']!.value]).toEqual([2, 12]);
});

test('a band that held 32 of 50 times is named by that, and an alarm is said with its counts', () => {
  const forecast = { ...full.forecast!, record: { held: 32, count: 50 } };
  const said = (failing: { held: number; of: number } | null) =>
    composeBrief({ ...full, forecast: { ...forecast, failing } }).find(({ rule }) => rule === 'forecast')!
      .values;
  expect(said(null)).toMatchObject({ trust: 'record', held: 32, tried: 50, alarm: 'no' });
  expect(said({ held: 18, of: 85 })).toMatchObject({ trust: 'record', alarm: 'yes', regions: 18, of: 85 });
});

test('fifteen measures in force are counted by name, the last three in one line; one of them began', () => {
  const { numbers, values } = composeBrief(full).find(({ rule }) => rule === 'measures')!;
  const { addends } = numbers['measures']!.receipt;
  expect([addends.length, addends.at(-1)!.value]).toEqual([13, 3]);
  expect(addends.reduce((all, { value }) => all + value!, 0)).toBe(15);
  expect([values['began'], numbers['fresh']!.value]).toEqual([1, 1]);
});

test('why a week differs: nothing in the data, or what began at the same time; a week like the one before has no why', () => {
  const why = (began: string[], cases = full.own!.cases) =>
    composeBrief({ ...full, own: { ...full.own!, cases }, measures: { ...full.measures, began } }).find(
      ({ rule }) => rule === 'why',
    );
  expect(why([])?.values).toEqual({ course: 'down', began: 0 });
  expect(why(['Measure 0'], { ...full.own!.cases, week: 200 })?.values).toEqual({ course: 'up', began: 1 });
  expect(why([], { ...full.own!.cases, week: 140 })).toBeUndefined();
  expect(composeBrief(full).flatMap(({ rule, section }) => (section === 'why' ? [rule] : []))).toEqual([
    'why',
    'measures',
  ]);
});

test('that nobody wrote of a neighbour is said with the number of our outlets, and not where silence is usual', () => {
  const said = (told: NonNullable<BriefFacts['neighbour']>['told']) =>
    composeBrief({ ...full, neighbour: { ...full.neighbour!, told } }).find(
      ({ rule }) => rule === 'neighbour',
    )!;
  const { values, numbers } = said(full.neighbour!.told);
  expect(values).toMatchObject({ among: 'neighbours', told: 'yes', count: 0, outlets: 140 });
  expect(numbers['headlines']!.receipt).toMatchObject(week);
  expect(said(null).values['told']).toBe('no');
  expect(said(null).numbers).not.toHaveProperty('headlines');
});

test('a place in a ranking says with how many it is shared', () => {
  const rate = composeBrief(full).find(({ rule }) => rule === 'rate')!;
  expect(rate.values).toMatchObject({ place: 3, ranked: 85, tied: 1 });
  expect(rate.numbers['rank']!.receipt.addends[0]!.value).toBe(2);
});

test('what is not known is said: no reports, no usual, no story, no new data', () => {
  expect(composeBrief(bare).map(({ key }) => key)).toEqual([
    'Events_Brief_CasesUnknown',
    'Events_Brief_NoMeasures',
    'Events_Brief_VolumeAlone',
    'Events_Brief_NoStory',
    'Events_Brief_NoNewData',
    'Events_Brief_NoForecast',
  ]);
});

test('where 2 headlines a week are usual none more or less is told of, where 3 are it is', () => {
  const keyOf = (usual: number) =>
    composeBrief({ ...full, volume: { ...full.volume, usual } }).find(({ rule }) => rule === 'volume')!.key;
  expect([keyOf(0), keyOf(2), keyOf(3)]).toEqual([
    'Events_Brief_VolumeRare',
    'Events_Brief_VolumeRare',
    'Events_Brief_Volume',
  ]);
});

test('a fall of two weeks counts two, an equal week ends it, one week alone has none', () => {
  expect(countStreak([sum('c', 70), sum('b', 80), sum('a', 90), sum('z', 80)])).toBe(-2);
  expect(countStreak([sum('c', 90), sum('b', 80), sum('a', 80)])).toBe(1);
  expect(countStreak([sum('b', 80), sum('a', 80)])).toBe(0);
  expect(countStreak([sum('a', 80)])).toBe(0);
});

test('the middle of 5, 1, 3 is 3, of 1, 2, 3, 10 it is 3 rounded, of nothing there is none', () => {
  expect(medianOf([5, 1, 3])).toBe(3);
  expect(medianOf([10, 1, 2, 3])).toBe(3);
  expect(medianOf([])).toBeNull();
});

test('each part says how sure it is: counted, read, and of a forecast what its bands did here', () => {
  const sureness = (facts: BriefFacts) => sectionLooks(facts).map(({ certainty }) => certainty);
  expect(sureness(full)).toEqual(['counted', 'coincided', 'read', 'counted', 'likely']);
  expect(sureness(bare)).toEqual(['read']);
  expect(sureness({ ...full, measures: { ...full.measures, began: [] } })[1]).toBe('unexplained');
  const next = (change: Partial<NonNullable<BriefFacts['forecast']>>) =>
    sureness({ ...full, forecast: { ...full.forecast!, ...change } }).at(-1);
  expect(next({ record: { held: 32, count: 50 } })).toBe('doubtful');
  expect(next({ record: null })).toBe('untried');
  expect(next({ failing: { held: 18, of: 85 } })).toBe('failing');
});

test('the weeks of a part are drawn oldest first; a few weeks without a headline draw nothing', () => {
  const [figures, , stories] = sectionLooks(full);
  expect(figures!.past).toEqual([150, 140, 70]);
  expect(stories!.past).toEqual([]);
  const weeks = [3, 2, 1].map((value) => sum('2020-06-01', value));
  expect(sectionLooks({ ...full, volume: { ...full.volume, weeks } })[2]!.past).toEqual([1, 2, 3, 12]);
  expect(sectionLooks(full).at(-1)).toMatchObject({
    past: [150, 140, 70],
    ahead: [[50, 55, 60.4, 66, 75.2]],
  });
});
