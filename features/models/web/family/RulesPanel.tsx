import { useMemo } from 'react';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { policyRows } from '#simulation/parameters/family-policy.ts';
import { policyYears, sourceIn, type PolicyRow } from '#simulation/parameters/policy-row.ts';
import { AmountField } from './household/AmountField.tsx';
import type { FamilyDesk } from './use-family-model.ts';
import { useRuleWords } from './use-rule-words.ts';
import styles from './Family.module.css';

const most = 100_000_000;

/** The rules the months are reckoned by: each with its value, years, source and mark; one's own values stand in their place. */
export function RulesPanel({ desk }: { desk: FamilyDesk }) {
  const t = useText();
  const columns = useRuleColumns(desk);
  return (
    <Tile level={2} title={t('ModelFamily_Rules')} sub={t('ModelFamily_RulesSub')}>
      <DataTable
        title={t('ModelFamily_Rules')}
        rows={policyRows}
        columns={columns}
        rowKey={({ path }) => path}
        downloadable
      />
    </Tile>
  );
}

function useRuleColumns({ model, change }: FamilyDesk): TableColumn<PolicyRow>[] {
  const t = useText();
  const { nameOf, unitOf, sourceOf, validIn } = useRuleWords();
  const { policyYear, overrides } = model;
  return useMemo(() => {
    const at = (policyYears as readonly number[]).indexOf(policyYear);
    const mark = ({ marks }: PolicyRow) => (typeof marks === 'string' ? marks : (marks[at] ?? 'operator'));
    const put = (path: string, value: number | undefined): void => {
      const { [path]: _old, ...rest } = overrides;
      change({ overrides: value === undefined ? rest : { ...rest, [path]: value } });
    };
    const text = (key: string, label: string, value: (row: PolicyRow) => string): TableColumn<PolicyRow> => ({
      key,
      label,
      kind: 'text',
      value,
      sortable: false,
      wrap: true,
    });
    const number = (key: string, label: string, value: (row: PolicyRow) => number | null) =>
      ({ key, label, kind: 'number', value, digits: 2, sortable: false }) as const;
    return [
      text('rule', t('ModelFamily_Rule'), ({ path }) => nameOf(path)),
      number('value', t('ModelFamily_Value'), ({ values }) => values[at] ?? null),
      {
        ...number('own', t('ModelFamily_OwnValue'), ({ path }) => overrides[path] ?? null),
        render: ({ path }) => (
          <div className={styles.own}>
            <AmountField
              label={`${t('ModelFamily_OwnValue')}, ${nameOf(path)}`}
              labelHidden
              value={overrides[path]}
              max={most}
              unit=""
              isOptional
              onValue={(value) => put(path, value)}
            />
          </div>
        ),
      },
      text('unit', t('ModelFamily_Unit'), ({ unit }) => unitOf(unit)),
      text('valid', t('ModelFamily_Valid'), () => validIn(policyYear)),
      text('mark', t('ModelFamily_Mark'), (row) => t(`ModelFamily_Mark_${mark(row)}`)),
      text('source', t('ModelFamily_Source'), (row) => sourceOf(sourceIn(row, policyYear))),
    ];
  }, [t, nameOf, unitOf, sourceOf, validIn, policyYear, overrides, change]);
}
