import { Lines } from '#platform/charts/lines/Lines.tsx';
import { linesTable } from '#platform/charts/lines/lines-data.ts';
import { Pyramid } from '#platform/charts/pyramid/Pyramid.tsx';
import { pyramidTable } from '#platform/charts/pyramid/pyramid-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { useText } from '#platform/web/text.ts';
import { agesInPercent, youngAndOld } from '../../domain/depth/people-answers.ts';
import { figuresOf } from '../../domain/population/year-figures.ts';
import type { Statistics } from '../population/load-population.ts';
import { aboutPeriods } from '../region/about-periods.ts';
import { Answer } from './QuestionRow.tsx';
import type { LoadedPeople } from './load-people.ts';

interface Props {
  title: string;
  statistics: Statistics;
  countryAges: LoadedPeople['countryAges'];
  place: string;
}

/** Shares of ages and sexes among all residents, the country's as an outline; children per woman beside. */
export function AgesQuestion({ title, statistics, countryAges, place }: Props) {
  const t = useText();
  const formats = useFormats();
  const words = useChartWords('year', 1);
  const { pyramids, source } = statistics;
  const shown = pyramids.at(-1);
  if (!shown)
    return (
      <Answer>
        <EmptyTile title={title} why={t('RegionPopulation_NoAges')} />
      </Answer>
    );
  const day = `${shown.year}-12-31`;
  const same = countryAges.find(({ year }) => year === shown.year);
  const about = aboutPeriods([day], {
    place,
    indicator: t('RegionPopulation_Pyramid'),
    unit: '%',
    source,
    locale: formats.locale,
  });
  const data = {
    ...agesInPercent(shown),
    ...(same && { before: { ...agesInPercent(same), label: t('RegionDepth_Country') } }),
    about,
    ...words,
  };
  return (
    <>
      <Answer>
        <ChartFrame
          level={2}
          title={title}
          sub={<AgesAnswer {...{ shown, same, statistics }} />}
          about={about}
          table={pyramidTable(data, words)}
          source={
            <SourceLine source={source}>
              {source?.name}. {source?.caveat}{' '}
              {t('RegionPopulation_AgesNote', { year: String(shown.year), country: same ? 'known' : 'none' })}
            </SourceLine>
          }
        >
          <Pyramid {...data} nominal={{ width: 840, height: 320, narrowHeight: 380 }} />
        </ChartFrame>
      </Answer>
      <ChildrenTile {...{ statistics, place }} />
    </>
  );
}

type Ages = Statistics['pyramids'][number];

/** The old and the young beside the country's, and how many women live for a man of eighty. */
function AgesAnswer({
  shown,
  same,
  statistics,
}: {
  shown: Ages;
  same: Ages | undefined;
  statistics: Statistics;
}) {
  const t = useText();
  const { percent, number } = useFormats();
  const own = youngAndOld(shown);
  const beside = same && youngAndOld(same);
  const none = { points: [] };
  const known = { births: none, deaths: none, childrenPerWoman: none, officialChildren: none };
  const women = figuresOf({ ...known, pyramids: statistics.pyramids }, shown.year).womenPerOldMan;
  return [
    t('RegionPopulation_Ages', {
      country: beside ? 'known' : 'none',
      old: percent(own.old),
      young: percent(own.young),
      oldThere: percent(beside?.old ?? 0),
      youngThere: percent(beside?.young ?? 0),
    }),
    women !== null && t('RegionPopulation_AgesWomen', { women: number(women, 1) }),
  ]
    .filter(Boolean)
    .join(' ');
}

const replacement = 2.1;

/** Children per woman from zero, with what it takes for generations to be replaced. */
function ChildrenTile({ statistics, place }: { statistics: Statistics; place: string }) {
  const t = useText();
  const formats = useFormats();
  const words = useChartWords('year', 2);
  const { childrenPerWoman: children, officialChildren: official } = statistics;
  const last = children.points.at(-1);
  const indicator = t('RegionPopulation_Children');
  if (!last) return <EmptyTile title={indicator} why={t('RegionPopulation_NoChildren')} />;
  const about = aboutPeriods(
    children.points.map(({ day }) => day),
    { place, indicator, unit: '', source: children.source, locale: formats.locale },
  );
  const data = {
    period: 'year',
    series: [
      {
        id: 'children',
        name: indicator,
        shortName: t('RegionPopulation_ChildrenShort'),
        points: children.points,
        own: true,
        hue: 1,
      },
      {
        id: 'replacement',
        name: t('RegionPopulation_Replacement'),
        points: children.points.map(({ day }) => ({ day, value: replacement })),
        dotted: true,
        hue: 'ghost',
        beside: true,
      },
    ],
    fromZero: true,
    about,
    ...words,
  } as const;
  const other = official.points.find(({ day }) => day === last.day);
  return (
    <ChartFrame
      level={2}
      title={t('RegionPopulation_ChildrenNow', {
        children: formats.number(last.value, 2),
        needed: formats.number(replacement, 1),
      })}
      sub={t('RegionPopulation_ChildrenSub', { year: last.day.slice(0, 4) })}
      about={about}
      table={linesTable(data, words)}
      source={
        <SourceLine source={children.source}>
          {children.source?.name}. {children.source?.caveat}{' '}
          {other &&
            t('RegionPopulation_ChildrenOther', {
              year: last.day.slice(0, 4),
              children: formats.number(other.value, 2),
            })}
        </SourceLine>
      }
    >
      <Lines {...data} nominal={{ width: 400, height: 270 }} />
    </ChartFrame>
  );
}
