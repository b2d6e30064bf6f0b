import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText, type Translate } from '#platform/web/text.ts';
import { withLine } from '../../domain/correcting/numbered-lines.ts';
import type { FileRead, FileSeries } from '../load-own-data.ts';
import type { OwnFileState } from '../use-own-file.ts';
import { useIndicators } from './use-indicators.ts';
import styles from '../OwnData.module.css';

/** By name, as it is where nobody chose; the other choices are codes, and none. */
const byName = 'by name';
interface Props {
  read: FileRead;
  state: OwnFileState;
}

/** Each series of the file beside the public one that is named alike, or that the reader chose. */
export function PublicBeside({ read, state }: Props) {
  const t = useText();
  const choices = new Map(useIndicators(read).map(({ indicator, name }) => [indicator, name]));
  return (
    <section aria-label={t('OwnData_Beside')}>
      <h3 className={styles.small}>{t('OwnData_Beside')}</h3>
      {read.series.map((series) => (
        <SeriesBeside key={series.number} {...{ series, state, choices, isOnly: read.series.length === 1 }} />
      ))}
    </section>
  );
}

interface SeriesProps {
  series: FileSeries;
  state: OwnFileState;
  choices: ReadonlyMap<string, string>;
  isOnly: boolean;
}

function SeriesBeside({ series, state, choices, isOnly }: SeriesProps) {
  const t = useText();
  const formats = useFormats();
  const { number, name, likeness } = series;
  const isChosen = new RegExp(`^${number}=(.*)$`, 'm').exec(state.choices.beside ?? '');
  const options = [
    { value: byName, label: t('OwnData_CompareByName') },
    { value: '', label: t('OwnData_CompareNone') },
    ...[...choices].map(([value, label]) => ({ value, label })),
  ];
  const choose = (chosen: string): void =>
    void state.say({
      beside: withLine(state.choices.beside, String(number), chosen === byName ? null : chosen),
    });
  return (
    <div className={styles.compared}>
      <p>
        {!isOnly && <b>{name}. </b>}
        {likeness === null ? t('OwnData_LikeNone') : sayLikeness(likeness, t, formats.number)}
      </p>
      <SelectField
        size="small"
        label={t('OwnData_CompareWith')}
        value={isChosen?.[1] ?? byName}
        options={options}
        onChange={choose}
      />
    </div>
  );
}

/** How a series stands to a public one, in one sentence that claims no more than was counted. */
function sayLikeness(
  { name, shared, same, ratio, correlation }: NonNullable<FileSeries['likeness']>,
  t: Translate,
  number: (value: number, digits?: number) => string,
): string {
  if (shared === 0) return t('OwnData_LikeApart', { name });
  const counted = t('OwnData_LikeShared', { name, shared, same });
  const levels =
    correlation === null
      ? t('OwnData_LikeFew')
      : t('OwnData_LikeCorrelation', { correlation: number(correlation, 2) });
  return [
    counted,
    ...(ratio === null ? [] : [t('OwnData_LikeRatio', { ratio: number(ratio, 2) })]),
    levels,
  ].join(' ');
}
