import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { EventPageName } from '../../domain/event-pages.ts';

interface Props {
  yugoId: number;
  name: string;
  page: EventPageName;
}

/** Another region's morning; the list comes when it is reached for. */
export function PlaceChoice({ yugoId, name, page }: Props) {
  const t = useText();
  const api = useApi();
  const navigate = useNavigate();
  const buildRoute = useBuildRoute();
  const [places, setPlaces] = useState<OutputOf<'event/GetList'> | null>(null);
  const fetchOnce = (): void => {
    if (places === null) api.call('event/GetList', {}).then(setPlaces, () => {});
  };
  const own = { value: String(yugoId), label: name };
  const others = (places ?? [])
    .filter((place) => place.yugoId !== yugoId)
    .map((place) => ({ value: String(place.yugoId), label: place.name }));
  return (
    <SelectField
      size="small"
      label={t('Events_Place')}
      labelHidden
      value={own.value}
      options={[own, ...others]}
      onFocus={fetchOnce}
      onPointerEnter={fetchOnce}
      onChange={(value) => void navigate(buildRoute('event', { yugoId: value, page }))}
    />
  );
}
