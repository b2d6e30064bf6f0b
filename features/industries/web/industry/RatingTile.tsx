import { CompanyTable } from '#features/regions/public.tiles.ts';
import { useText } from '#platform/web/text.ts';
import type { IndustryRating } from './load-industry.ts';
import type { ViewProps } from './use-industry.ts';

interface Props {
  rating: Pick<IndustryRating, 'companies' | 'source' | 'isKnown' | 'yugoId'>;
  view: Pick<ViewProps['view'], 'all'>;
  /** Null where the page has nothing but the rating: all rows stand. */
  change: ((part: Pick<ViewProps['view'], 'all'>) => void) | null;
}

/** The organisations of an industry by revenue, in the table that a region's companies have. */
export function RatingTile({ rating, view, change }: Props) {
  const t = useText();
  return (
    <CompanyTable
      {...{ rating, view, change }}
      title={t('Industry_RatingTitle', { count: rating.companies.length })}
    />
  );
}
