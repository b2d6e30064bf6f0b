import { startTransition, useState } from 'react';
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
  // What is chosen stands while the page is on its way there.
  const [chosen, setChosen] = useState<string | null>(null);
  const goTo = async (id: string): Promise<void> => {
    setChosen(id);
    await navigate(buildRoute('populationModels', { id }));
    startTransition(() => setChosen(null));
  };
  const country = { value: String(federalYugoId), label: t('ModelPopulation_Country') };
  const subjects = places.map((place) => ({ value: String(place.yugoId), label: place.name }));
  const isListed = [country, ...subjects].some(({ value }) => value === String(yugoId));
  const own = isListed ? [] : [{ value: String(yugoId), label: name }];
  return (
    <SelectField
      size="small"
      label={t('ModelPopulation_Place')}
      value={chosen ?? String(yugoId)}
      options={[...own, country, ...subjects]}
      onChange={(id) => void goTo(id)}
    />
  );
}
