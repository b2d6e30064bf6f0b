import { useCallback } from 'react';
import { RemovableChip } from '#platform/ui/choices/RemovableChip.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { useLoaded } from '#platform/ui/tiles/use-loaded.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { maxOwn } from '../../domain/view/choices.ts';
import type { ViewProps } from '../view-props.ts';
import type { OwnInView } from './load-own.ts';
import styles from '../pick/ChoiceBar.module.css';

type Props = Pick<ViewProps, 'view' | 'change'> & { own: readonly OwnInView[] };

/** Series of the reader's own beside the view: those that are shown, and one more; for whoever is signed in. */
export function OwnBar(props: Props) {
  const { isLoggedIn } = useSession();
  return isLoggedIn ? <OwnChoice {...props} /> : null;
}

function OwnChoice({ view, change, own }: Props) {
  const t = useText();
  const api = useApi();
  const buildRoute = useBuildRoute();
  const load = useCallback(
    (signal?: AbortSignal) => api.call('own/listSeries', {}, signal === undefined ? {} : { signal }),
    [api],
  );
  const { data } = useLoaded(load);
  const left = (data?.series ?? []).filter(({ id, isDeleted }) => !isDeleted && !view.own.includes(id));
  return (
    <div className={styles.bar} data-print="no">
      {own.map(({ id, series }) => (
        <RemovableChip
          key={id}
          label={series === null ? t('OwnData_NoneShort') : t('OwnData_OwnName', { name: series.name })}
          onRemove={() => void change({ own: view.own.filter((each) => each !== id) })}
        />
      ))}
      {left.length > 0 && view.own.length < maxOwn && (
        <SelectField
          size="small"
          label={t('OwnData_AddToView')}
          labelHidden
          value=""
          options={[
            { value: '', label: t('OwnData_AddToView') },
            ...left.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(id) => void (id !== '' && change({ own: [...view.own, Number(id)] }))}
        />
      )}
      <Link to={buildRoute('ownData')} className={styles.page}>
        {t('OwnData_Bring')}
      </Link>
    </div>
  );
}
