import { useCallback, useState } from 'react';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useLoaded } from '#platform/ui/tiles/use-loaded.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { changedFields } from '../../domain/content/diff-contents.ts';
import { DiffTable } from '../moderate/DiffTable.tsx';
import type { LoadedMeasure, Measure } from './load-measure.ts';
import { useFieldWords } from './use-field-words.ts';

/** The shown version beside any other that may be seen, field by field in words. */
export function CompareVersions({ loaded }: { loaded: LoadedMeasure }) {
  const t = useText();
  const { measure } = loaded;
  const [other, setOther] = useState('');
  return (
    <Tile level={2} title={t('Measures_Compare')}>
      <SelectField
        label={t('Measures_CompareWith')}
        size="small"
        value={other}
        onChange={setOther}
        options={[
          { value: '', label: '—' },
          ...measure.versions
            .filter(({ version }) => version !== measure.version)
            .map(({ version, status }) => ({
              value: String(version),
              label: `${version}, ${t(`Measures_Status_${status}`)}`,
            })),
        ]}
      />
      {other !== '' && <Compared key={other} loaded={loaded} version={Number(other)} />}
    </Tile>
  );
}

function Compared({ loaded, version }: { loaded: LoadedMeasure; version: number }) {
  const t = useText();
  const api = useApi();
  const { id } = loaded.measure;
  const load = useCallback(
    (signal?: AbortSignal): Promise<Measure> => api.call('measure/getMeasure', { id, version }, { signal }),
    [api, id, version],
  );
  const { data, state } = useLoaded(load);
  if (data === null) return <Tile level={3} title={t('Measures_VersionNumber', { version })} state={state} />;
  return <Differences loaded={loaded} other={data} />;
}

/** The earlier version at the left, whichever of the two is shown. */
function Differences({ loaded, other }: { loaded: LoadedMeasure; other: Measure }) {
  const t = useText();
  const { measure } = loaded;
  const [issues, units] = [
    [...loaded.issues, ...other.issueNames],
    [...loaded.units, ...other.unitNames],
  ] as [LoadedMeasure['issues'], LoadedMeasure['units']];
  const words = useFieldWords({ ...loaded, issues, units });
  const [before, after] = other.version < measure.version ? [other, measure] : [measure, other];
  if (changedFields(before.content, after.content).length === 0) return <p>{t('Measures_CompareSame')}</p>;
  return <DiffTable plain {...{ before, words }} after={after.content} version={after.version} />;
}
