import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import { plainUnit } from '#platform/ui/figures/cited-figure.ts';
import { useFormats, type Formats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { figuresOf, type PeopleYears } from '../../domain/population/year-figures.ts';
import { BigFigures } from '../region/BigFigures.tsx';

/** Residents, natural change and children per woman of the year, each beside the year before. */
export function YearNumbers({ known, year }: { known: PeopleYears; year: number }) {
  const t = useText();
  const formats = useFormats();
  const now = figuresOf(known, year);
  const before = figuresOf(known, year - 1);
  const to = t('RegionPopulation_ToYear', { year: String(year - 1) });
  const changeOf = (value: number | null, equalBelow: number) =>
    value === null ? null : <ChangeMark value={value} equalBelow={equalBelow} word={to} />;
  const figures = [
    {
      title: t('RegionPopulation_MeanYear', { year: String(year) }),
      text: now.residents === null ? null : formats.figure(now.residents, plainUnit, 0),
      note: changeOf(percentOf(now.residents, before.residents), 0.1),
    },
    {
      title: t('RegionPopulation_NaturalChange'),
      text: now.natural === null ? null : signedCount(now.natural, formats),
      note: t('RegionPopulation_BornAndDied', {
        born: now.births === null ? t('Ui_NoData') : formats.figure(now.births, plainUnit, 0),
        died: now.deaths === null ? t('Ui_NoData') : formats.figure(now.deaths, plainUnit, 0),
      }),
    },
    {
      title: t('RegionPopulation_Children'),
      text: now.childrenPerWoman === null ? null : formats.number(now.childrenPerWoman, 2),
      // Rosstat's own series is revised, so that it gives another figure for the same year: it is named.
      note: now.childrenPerWoman !== null && (
        <>
          {changeOf(percentOf(now.childrenPerWoman, before.childrenPerWoman), 0.5)}{' '}
          <small>
            {t('RegionPopulation_ChildrenBy', {
              official: now.officialChildren === null ? '' : formats.number(now.officialChildren, 2),
              isKnown: String(now.officialChildren !== null),
            })}
          </small>
        </>
      ),
    },
  ];
  return <BigFigures label={t('RegionPopulation_Figures', { year: String(year) })} figures={figures} />;
}

function percentOf(now: number | null, before: number | null): number | null {
  return now === null || before === null || before === 0 ? null : (now / before - 1) * 100;
}

function signedCount(value: number, { figure }: Pick<Formats, 'figure'>): string {
  return (value > 0 ? '+' : '') + figure(value, plainUnit, 0);
}
