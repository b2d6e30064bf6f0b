import type { ViewData } from '../web/view-props.ts';

const region = (yugoId: number, shortName: string) => ({
  yugoId,
  kind: 'region' as const,
  iso: null,
  name: shortName,
  shortName,
  districtId: 1180606,
  isNamed: true,
  isChosen: true,
});

const seriesOf = (yugoId: number, values: readonly number[], sample: boolean) => ({
  measure: 0,
  yugoId,
  points: values.map((value, at) => ({ day: `${2018 + at}-12-31`, value })),
  start: values[0]!,
  end: values.at(-1)!,
  difference: values.at(-1)! - values[0]!,
  percent: 100 * (values.at(-1)! / values[0]! - 1),
  lowest: Math.min(...values),
  source: 'rosstat',
  knownAt: '2021-04-01',
  sample,
  isAdded: false,
});

/** A view of poverty in two regions over three years, as a test draws it; generated figures or other parts where told. */
export function sampleView(part: Partial<ViewData> = {}, sample = false): ViewData {
  const source = {
    code: 'rosstat',
    name: 'Росстат',
    title: 'Регионы России',
    licence: 'Official figures',
    url: null,
    caveat: null,
    sample,
    knownAt: '2021-04-01',
  };
  const ends = { first: '2018-12-31', last: '2020-12-31' };
  return {
    asOf: '2021-10-20',
    form: 'line',
    title: 'Татарстан: снижение в 2 раза, 2018–2020',
    others: [],
    regions: [],
    lead: '2018: 12 %. 2020: 6 %.',
    measures: [
      {
        indicator: {
          indicator: 'poverty_rate',
          name: 'Население с доходами ниже прожиточного минимума',
          unit: { code: 'percent', forms: ['%'] },
          decimals: 1,
          upIs: 'worse',
          family: 'economy',
          period: 'annual',
        },
        dims: '',
        transform: 'asIs',
        unit: { code: 'percent', forms: ['%'] },
        decimals: 1,
        inPoints: true,
        possible: ['asIs', 'index', 'change'],
        choices: [],
        ends,
        sources: [source],
        breaks: [],
      },
    ],
    places: [region(1124616, 'Татарстан'), region(1124611, 'Марий Эл')],
    words: ['1124616', '1124611'],
    lines: [1124616],
    days: ['2018-12-31', '2019-12-31', '2020-12-31'],
    ends,
    series: [seriesOf(1124616, [12, 8, 6], sample), seriesOf(1124611, [22, 20, 19.5], sample)],
    findings: [],
    correlation: null,
    notes: [],
    ...part,
  };
}
