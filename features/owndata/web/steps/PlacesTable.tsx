import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { useText } from '#platform/web/text.ts';
import plain from '#platform/ui/tables/plain.module.css';
import type { FileRead, OwnData } from '../load-own-data.ts';
import type { OwnFileState } from '../use-own-file.ts';
import { useNamePlace } from './use-name-place.ts';
import styles from '../OwnData.module.css';

interface Props {
  read: FileRead;
  state: OwnFileState;
  places: OwnData['places'];
}

/** Names that get a choice at once; the others follow when these are settled. */
const maxAsked = 12;

/** Which place each name of the file means: those nobody knows first, each with a choice that is remembered. */
export function PlacesTable({ read, state, places }: Props) {
  const t = useText();
  const { options, name } = useNamePlace(places, state);
  const all = read.places;
  const asked = all.filter(({ yugoId, way }) => yugoId === null || way === 'chosen').slice(0, maxAsked);
  const known = all.filter(({ yugoId, way }) => yugoId !== null && way !== 'chosen');
  const left = read.counts.unknownPlaces - asked.filter(({ yugoId }) => yugoId === null).length;
  return (
    <>
      {asked.length > 0 && (
        <div className={styles.fields}>
          {asked.map(({ written, yugoId, rows }) => (
            <SelectField
              key={written}
              size="small"
              label={written}
              hint={t('OwnData_Rows', { rows })}
              value={yugoId === null ? '' : String(yugoId)}
              options={options}
              onChange={(chosen) => void name(written, chosen)}
            />
          ))}
        </div>
      )}
      {asked.length > 0 && (
        <p className={styles.note}>
          {t('OwnData_Remembered')} {left > 0 && t('OwnData_MorePlaces', { left })}
        </p>
      )}
      {known.length > 0 && (
        <details>
          <summary>{t('OwnData_KnownPlaces', { count: known.length })}</summary>

          <table className={plain.plain} aria-label={t('OwnData_PlacesTitle')}>
            <thead>
              <tr>
                <th scope="col">{t('OwnData_InFile')}</th>
                <th scope="col">{t('OwnData_Here')}</th>
                <th scope="col">{t('OwnData_How')}</th>
              </tr>
            </thead>
            <tbody>
              {known.map(({ written, name: called, iso, way }) => (
                <tr key={written}>
                  <th scope="row">{written}</th>
                  <td>
                    {called} <span className={styles.quiet}>{iso}</span>
                  </td>
                  <td>{way && t(`OwnData_Way_${way}`)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </>
  );
}
