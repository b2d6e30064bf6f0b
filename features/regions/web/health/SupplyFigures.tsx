import { unitTitle } from '#platform/shared/figures.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { unitBeside } from '../../domain/depth/unit-beside.ts';
import { BigFigures } from '../region/BigFigures.tsx';
import type { Healthcare } from './load-health.ts';

const shown = 3;

/** Beds, doctors and nurses for ten thousand people, each with rank, country, source and date. */
export function SupplyFigures({ health }: { health: Healthcare }) {
  const t = useText();
  const formats = useFormats();
  const figures = health.supply
    .slice(0, shown)
    .map(({ name, unit, value, decimals, day, rank, country, source }) => {
      const place = rank && t('RegionDepth_Rank', rank);
      const beside =
        country !== null && t('RegionDepth_InCountry', { value: formats.number(country, decimals) });
      const standing = [place, beside].filter((part) => part).join(', ');
      return {
        title: [name, unitTitle(unitBeside(name, unit))].filter(Boolean).join(', '),
        text: formats.number(value, decimals),
        note: (
          <>
            {standing && `${standing}. `}
            <small>{t('RegionHealth_SourceYear', { source: source.name, year: day.slice(0, 4) })}</small>
          </>
        ),
      };
    });
  return <BigFigures label={t('RegionHealth_Supply')} figures={figures} />;
}
