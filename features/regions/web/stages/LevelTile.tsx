import { LevelScale } from '#platform/charts/level-scale/LevelScale.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { incidenceScale } from '#simulation/parameters/incidence-scale.ts';

type Stages = OutputOf<'regiondossier/getInfectionStages'>;

interface Props extends Pick<Stages, 'level' | 'per100k7' | 'shortName'> {
  /** The country's week, where the place is not the country itself. */
  country: number | null;
}

const scale = incidenceScale.value ?? [];

/** Where the week of a place stands on our own scale of levels, beside the country. */
export function LevelTile({ level, per100k7, shortName, country }: Props) {
  const t = useText();
  const { number, integer } = useFormats();
  if (level === null || per100k7 === null) return null;
  const own = scale.findIndex((row) => row.level === level);
  const bound = scale[Math.max(1, own)]?.fromPer100k ?? 0;
  return (
    <Tile
      level={2}
      title={t('RegionStages_LevelTitle', { level })}
      sub={t('RegionStages_LevelSub', { level, rate: number(per100k7, 1), bound: integer(bound) })}
    >
      <LevelScale
        label={t('RegionStages_LevelScale', { place: shortName })}
        classes={scale.map((row) => ({
          from: row.fromPer100k,
          name: t('RegionStages_LevelName', { level: row.level }),
        }))}
        own={{ name: shortName, value: per100k7 }}
        reference={country === null ? null : { name: t('RegionStages_Country'), value: country }}
        format={{ bound: integer, value: (per100k) => number(per100k, 1) }}
        texts={{ from: (value) => t('RegionStages_AtLeast', { value }) }}
      />
    </Tile>
  );
}
