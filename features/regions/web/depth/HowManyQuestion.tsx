import { ChangeBars } from '#platform/charts/change-bars/ChangeBars.tsx';
import { Lines } from '#platform/charts/lines/Lines.tsx';
import { linesTable } from '#platform/charts/lines/lines-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { useText } from '#platform/web/text.ts';
import { howMany, likeCountry } from '../../domain/depth/people-answers.ts';
import type { People } from '../population/load-population.ts';
import { aboutPeriods } from '../region/about-periods.ts';
import { Answer } from './QuestionRow.tsx';
import type { FamilyStats } from './load-family.ts';

interface Props {
  title: string;
  people: People;
  residents: FamilyStats['residents'];
}

/** Residents over all known years from zero, beside the same place had it changed like the country. */
export function HowManyQuestion({ title, people, residents }: Props) {
  const t = useText();
  const formats = useFormats();
  const words = useChartWords('year', formats.integer);
  const { name, population, joined } = people;
  const asCountry = likeCountry(population.points, residents?.countryCourse ?? []);
  const answer = howMany(population.points, asCountry);
  if (answer === null)
    return (
      <Answer>
        <EmptyTile title={title} why={t('RegionPopulation_NoResidents')} />
      </Answer>
    );
  const about = aboutPeriods(
    population.points.map(({ day }) => day),
    {
      place: name,
      indicator: t('RegionPopulation_Residents'),
      unit: t('RegionPopulation_PeopleUnit'),
      source: population.source,
      locale: formats.locale,
    },
  );
  const rounded = asCountry.map(({ day, value }) => ({ day, value: Math.round(value) }));
  const data = {
    period: 'year',
    series: [
      { id: 'own', name, points: population.points, own: true, hue: 1 },
      ...(rounded.length === 0
        ? []
        : [{ ...asCountryLine, name: t('RegionPopulation_LikeCountry'), points: rounded }]),
    ],
    breaks: joined.map((year) => ({ day: `${year}-12-31`, label: t('RegionPopulation_Joined') })),
    fromZero: true,
    about,
    ...words,
  } as const;
  const { peak, now, last, first, percent, beside } = answer;
  return (
    <>
      <Answer>
        <ChartFrame
          level={2}
          title={title}
          sub={t('RegionPopulation_HowMany', {
            most: peak.year === last ? 'now' : 'before',
            year: String(peak.year),
            people: formats.short(peak.people),
            now: formats.short(now),
            first: String(first),
            last: String(last),
            change: formats.change(percent, 1),
            country: beside === null ? 'none' : beside.since === first ? 'same' : 'later',
            since: String(beside?.since ?? ''),
            sinceChange: formats.change(beside?.percent ?? 0, 1),
            countryChange: formats.change(beside?.countryPercent ?? 0, 1),
          })}
          about={about}
          table={linesTable(data, words)}
          source={
            <SourceLine source={population.source}>
              {population.source?.name}. {population.source?.caveat}{' '}
              {beside && t('RegionPopulation_LikeCountryNote', { first: String(beside.since) })}
            </SourceLine>
          }
        >
          <Lines {...data} nominal={flat} />
        </ChartFrame>
      </Answer>
      <ResidentsBeside {...{ residents, name }} />
    </>
  );
}

/** From zero, a place changes little: a flat picture tells it, no higher than the rows beside it. */
const flat = { width: 840, height: 210, narrowHeight: 240 };
const asCountryLine = { id: 'country', hue: 'ghost', beside: true } as const;

/** How residents changed in ten years: the place, what stands beside it, the country in the same borders. */
function ResidentsBeside({ residents, name }: { residents: Props['residents']; name: string }) {
  const t = useText();
  const formats = useFormats();
  const title = t('RegionPopulation_Beside');
  if (residents === null) return <EmptyTile title={title} why={t('RegionPopulation_NoBeside')} />;
  const { own, country, beside, day, before, source } = residents;
  const percentOf = (row: { now: number; before: number }): number => (row.now / row.before - 1) * 100;
  const changes = [
    { id: 'own', name, percent: percentOf(own) },
    ...beside.map((row) => ({ id: row.yugoId, name: row.name, percent: percentOf(row) })),
    { id: 'country', name: t('RegionDepth_Country'), percent: percentOf(country) },
  ];
  const sub = t('RegionPopulation_BesideSub', { from: before.slice(0, 4), year: day.slice(0, 4) });
  const change = t('RegionPopulation_BesideChange');
  return (
    <ChartFrame
      level={2}
      title={title}
      sub={sub}
      fileName={`${title} ${name}`}
      table={{
        columns: [
          { key: 'name', label: t('RegionDepth_Place'), kind: 'text' },
          { key: 'before', label: before.slice(0, 4), kind: 'number' },
          { key: 'now', label: day.slice(0, 4), kind: 'number' },
          { key: 'change', label: change, kind: 'number' },
        ],
        rows: [{ name, ...own }, ...beside, { name: t('RegionDepth_Country'), ...country }].map((row) => [
          row.name,
          row.before,
          row.now,
          Math.round(percentOf(row) * 10) / 10,
        ]),
      }}
      source={
        <SourceLine source={source}>
          {t('RegionPopulation_BesideSource', { source: source?.name ?? '' })}
        </SourceLine>
      }
    >
      <ChangeBars
        changes={changes}
        worse="less"
        format={{ value: (percent) => formats.change(percent, 1) }}
        texts={{ label: `${title}. ${sub}`, change, noData: t('Ui_NoData') }}
      />
    </ChartFrame>
  );
}
