import { listBundledRows, readBundledRows } from '#statistics/import/read-rows.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { sampleAuthor, type SampleDocument } from './sample-document.ts';
import type { Epidemic } from './read-epidemic.ts';
import { dayEn, dayRu, en, formRu, ofCases, ru } from './write-words.ts';

const moscow = 1_124_665;
type Texts = SampleDocument['texts'];

function analysis(key: string, day: string, yugoId: number | null, texts: Texts): SampleDocument {
  return { key, kind: 'analytics', yugoId, day, author: sampleAuthor, texts };
}

/** Analyses: how the country's cases are spread, Moscow's beds, and four yearly figures of the regions. */
export async function writeAnalytics(epidemic: Epidemic): Promise<SampleDocument[]> {
  return [
    ...['2020-05-11', '2020-05-25', '2020-06-08', '2020-07-13'].map((day) => concentration(epidemic, day)),
    await beds('2020-05-08', '2020-06-08'),
    ...(await yearly(epidemic)),
  ];
}

function concentration(epidemic: Epidemic, day: string): SampleDocument {
  const country = epidemic.week(federalYugoId, day).cases;
  const five = epidemic.places
    .map((place) => ({ ...place, cases: epidemic.week(place.yugoId, day).cases }))
    .sort((one, other) => other.cases - one.cases)
    .slice(0, 5);
  const share = (five.reduce((sum, { cases }) => sum + cases, 0) / country) * 100;
  return analysis(`five-${day}`, day, null, {
    ru: {
      title: `Пять регионов дали ${ru(share)}\u00A0% случаев недели`,
      body: `За семь дней по\u00A0${dayRu(day)} в\u00A0России выявили ${ru(country)} ${formRu(country, ofCases)} COVID-19. На\u00A0пять регионов пришлось ${ru(share)}\u00A0%:\n\n${five.map((place) => `- ${place.ru}: ${ru(place.cases)}`).join('\n')}`,
    },
    en: {
      title: `Five regions had ${en(share)}% of the week’s cases`,
      body: `In the seven days to ${dayEn(day)} Russia reported ${en(country)} cases of COVID-19. Five regions had ${en(share)}% of them:\n\n${five.map((place) => `- ${place.en}: ${en(place.cases)}`).join('\n')}`,
    },
  });
}

async function beds(from: string, to: string): Promise<SampleDocument> {
  const rows = await listBundledRows('covid/moscow_beds_daily.csv');
  const [before, after] = [from, to].map((day) => {
    const row = rows.find(({ date }) => date === day)!;
    return { occupied: Number(row['beds_occupied']), total: Number(row['beds_total']) };
  });
  const share = (at: typeof before) => (at!.occupied / at!.total) * 100;
  return analysis('beds', to, moscow, {
    ru: {
      title: `Москва: занято ${ru(share(after))}\u00A0% коек, месяцем раньше ${ru(share(before))}\u00A0%`,
      body: `${dayRu(to)} коек для больных COVID-19 было занято ${ru(after!.occupied)} из\u00A0${ru(after!.total)}. ${dayRu(from)}: ${ru(before!.occupied)} из\u00A0${ru(before!.total)}.`,
    },
    en: {
      title: `Moscow: ${en(share(after))}% of beds taken, ${en(share(before))}% a month before`,
      body: `On ${dayEn(to)} ${en(after!.occupied)} people lay in beds for COVID-19; there were ${en(after!.total)} beds. On ${dayEn(from)} it was ${en(before!.occupied)} of ${en(before!.total)}.`,
    },
  });
}

/** A yearly figure of the regions: whose is highest and lowest of all that are known. */
interface Yearly {
  key: string;
  indicator: string;
  year: string;
  day: string;
  decimals: number;
  ru: { name: string; unit: string };
  en: { name: string; unit: string };
}

const figures: readonly Yearly[] = [
  {
    key: 'unemployment-2018',
    indicator: 'unemployment_rate_ilo',
    year: '2018',
    day: '2020-05-20',
    decimals: 1,
    ru: { name: 'Безработица', unit: '\u00A0%' },
    en: { name: 'Unemployment', unit: '%' },
  },
  {
    key: 'income-2018',
    indicator: 'income_per_capita',
    year: '2018',
    day: '2020-05-27',
    decimals: 0,
    ru: { name: 'Доход на\u00A0человека', unit: '\u00A0₽ в\u00A0месяц' },
    en: { name: 'Income per person', unit: ' ₽ a month' },
  },
  {
    key: 'unemployment-2017',
    indicator: 'unemployment_rate_ilo',
    year: '2017',
    day: '2020-04-22',
    decimals: 1,
    ru: { name: 'Безработица', unit: '\u00A0%' },
    en: { name: 'Unemployment', unit: '%' },
  },
  {
    key: 'income-2017',
    indicator: 'income_per_capita',
    year: '2017',
    day: '2020-04-29',
    decimals: 0,
    ru: { name: 'Доход на\u00A0человека', unit: '\u00A0₽ в\u00A0месяц' },
    en: { name: 'Income per person', unit: ' ₽ a month' },
  },
];

async function yearly({ places }: Epidemic): Promise<SampleDocument[]> {
  const codes = new Map(
    (await listBundledRows('regions/regions.csv')).map(({ iso, yugo_id: id }) => [iso!, Number(id)]),
  );
  const known = new Map<string, Map<number, number>>();
  for await (const row of readBundledRows('economy/regions_economy_annual.csv.gz')) {
    const yugoId = codes.get(row['region_iso']!);
    if (yugoId === undefined) continue;
    const key = `${row['indicator']} ${row['year']}`;
    known.set(key, (known.get(key) ?? new Map<number, number>()).set(yugoId, Number(row['value'])));
  }
  const named = (yugoId: number) => places.find((each) => each.yugoId === yugoId)!;
  return figures.map(({ key, indicator, year, day, decimals, ...words }) => {
    const sorted = [...known.get(`${indicator} ${year}`)!].sort((one, other) => other[1] - one[1]);
    const [high, low] = [sorted[0]!, sorted.at(-1)!];
    const valueRu = (value: number) => ru(value, decimals) + words.ru.unit;
    const valueEn = (value: number) => en(value, decimals) + words.en.unit;
    return analysis(key, day, null, {
      ru: {
        title: `${words.ru.name} в\u00A0${year} году: от\u00A0${valueRu(low[1])} до\u00A0${valueRu(high[1])}`,
        body: `По\u00A0данным Росстата о\u00A0${sorted.length} регионах выше всего значение здесь: ${named(high[0]).ru}, ${valueRu(high[1])}. Ниже всего: ${named(low[0]).ru}, ${valueRu(low[1])}.`,
      },
      en: {
        title: `${words.en.name} in ${year}: from ${valueEn(low[1])} to ${valueEn(high[1])}`,
        body: `Of the ${sorted.length} regions that Rosstat gives, the highest value is that of ${named(high[0]).en}, ${valueEn(high[1])}, the lowest that of ${named(low[0]).en}, ${valueEn(low[1])}.`,
      },
    });
  });
}
