import { useMemo } from 'react';
import { formatPeriod } from '#platform/shared/periods.ts';
import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { useText } from '#platform/web/text.ts';
import { acceptedAll, toggled, valueKey, type Accepted } from '../../domain/judging/accepted.ts';
import { EarlierBeside } from '../beside/EarlierBeside.tsx';
import { PublicBeside } from '../beside/PublicBeside.tsx';
import { CorrectedList } from '../fixing/CorrectedList.tsx';
import { FixValue } from '../fixing/FixValue.tsx';
import type { FileRead, OwnData } from '../load-own-data.ts';
import type { OwnFileState } from '../use-own-file.ts';
import { Step } from './Step.tsx';
import { Verdict, type FileValue } from './Verdict.tsx';
import styles from '../OwnData.module.css';

interface Props {
  read: FileRead;
  state: OwnFileState;
  places: OwnData['places'];
  accepted: Accepted;
  setAccepted: (next: Accepted) => void;
}

/** The values as they would be kept: strange ones first, each loaded only when it is ticked. */
export function ResultStep(props: Props) {
  const t = useText();
  const { accepted, setAccepted, read } = props;
  const { values, counts } = read;
  const columns = useColumns(props);
  if (values.length === 0)
    return (
      <Step number={4} title={t('OwnData_Result')} note={t('OwnData_NoValues')}>
        <CorrectedList {...read} state={props.state} />
      </Step>
    );
  return (
    <Step number={4} title={t('OwnData_Result')} note={t('OwnData_ResultNote')}>
      {counts.doubted > 0 && (
        <Checkbox
          label={t('OwnData_AcceptAll', { count: counts.doubted })}
          checked={accepted.has(acceptedAll)}
          onChange={() => setAccepted(toggled(accepted, acceptedAll))}
        />
      )}
      <DataTable
        title={t('OwnData_Result')}
        rows={values}
        columns={columns}
        rowKey={valueKey}
        maxHeight={640}
      />
      <p className={styles.note}>{t('OwnData_Shown', { shown: values.length, of: counts.values })}</p>
      <CorrectedList {...read} state={props.state} />
      <PublicBeside {...props} />
      <EarlierBeside read={read} places={props.places} />
    </Step>
  );
}

function useColumns({ read, state, places, accepted, setAccepted }: Props): TableColumn<FileValue>[] {
  const t = useText();
  const { locale } = useFormats();
  const { period } = read.reading;
  return useMemo(() => {
    const names = new Map(places.map(({ yugoId, shortName }) => [yugoId, shortName]));
    const series = new Map(read.series.map(({ number, name }) => [number, name]));
    const nameColumn: TableColumn<FileValue> = {
      key: 'series',
      label: t('OwnData_Name'),
      kind: 'text',
      wrap: true,
      value: ({ series: number }) => series.get(number) ?? '',
    };
    return [
      {
        key: 'place',
        label: t('OwnData_Place'),
        kind: 'text',
        value: ({ yugoId, place }) => names.get(yugoId ?? 0) ?? place,
      },
      ...(series.size > 1 ? [nameColumn] : []),
      {
        key: 'time',
        label: t('OwnData_Time'),
        kind: 'text',
        value: ({ day, time }) => day ?? time,
        render: ({ day, time }) => (day === null ? time : formatPeriod(period, day, locale)),
      },
      {
        key: 'value',
        label: t('OwnData_Value'),
        kind: 'number',
        value: ({ value }) => value,
        render: ({ value, written }) => written || value,
      },
      {
        key: 'check',
        label: t('OwnData_Check'),
        kind: 'text',
        wrap: true,
        sortable: false,
        value: ({ doubts, refusal }) => refusal ?? doubts.join(' '),
        render: (value) => (
          <>
            <Verdict
              value={value}
              isAccepted={accepted.has(acceptedAll) || accepted.has(valueKey(value))}
              onToggle={() => setAccepted(toggled(accepted, valueKey(value)))}
            />
            <FixValue key={`${valueKey(value)} ${value.written}`} {...{ value, read, state, places }} />
          </>
        ),
      },
    ];
  }, [t, locale, period, read, state, places, accepted, setAccepted]);
}
