import { useNavigate } from 'react-router';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { Forecast } from './load-population-model.ts';

/** Another place's residents: its paths are its own, so nothing that was moved goes along. */
export function PlaceChoice({ yugoId, name, places }: Pick<Forecast, 'yugoId' | 'name' | 'places'>) {
  const t = useText();
  const navigate = useNavigate();
  const buildRoute = useBuildRoute();
  const country = { value: String(federalYugoId), label: t('ModelPopulation_Country') };
  const subjects = places.map((place) => ({ value: String(place.yugoId), label: place.name }));
  const isListed = [country, ...subjects].some(({ value }) => value === String(yugoId));
  const own = isListed ? [] : [{ value: String(yugoId), label: name }];
  return (
    <SelectField
      size="small"
      label={t('ModelPopulation_Place')}
      value={String(yugoId)}
      options={[...own, country, ...subjects]}
      onChange={(id) => void navigate(buildRoute('populationModels', { id }))}
    />
  );
}
