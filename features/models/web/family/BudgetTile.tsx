import { useMemo } from 'react';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { FamilyResult } from '../../domain/family/run-family.ts';
import { fallsOf, steepestRun } from '../../domain/family/marginal-curve.ts';
import { MarginalCurve } from './charts/MarginalCurve.tsx';
import { BudgetLines, type BudgetData } from './charts/BudgetLines.tsx';
import type { FamilyDesk } from './use-family-model.ts';
import styles from '../frame/ModelPage.module.css';

interface Props {
  desk: FamilyDesk;
  line: NonNullable<FamilyResult['budgetLine']>;
  type: FamilyResult['types'][number];
}

/** What the household can spend at every wage of its first adult; where more wage leaves less is a cliff. */
export function BudgetTile({ desk, line, type }: Props) {
  const t = useText();
  const { integer, round, share } = useFormats();
  const now = desk.type?.household.persons.find(({ isChild }) => !isChild)?.grossWage ?? 0;
  const data = useMemo((): BudgetData => {
    const poverty = type.before.povertyLine * type.persons;
    return {
      ...line,
      now,
      line: poverty,
      words: {
        now: t('ModelFamily_Now', { wage: integer(now) }),
        line: t('ModelFamily_Line', { line: integer(Math.round(poverty)) }),
        wage: t('ModelFamily_Wage'),
        before: t('ModelFamily_Step_without'),
        after: t('ModelFamily_Step_with'),
        cliff: t('ModelFamily_Cliff'),
      },
      format: { value: (value) => integer(Math.round(value)), axis: round },
      texts: { noData: t('Ui_NoData') },
    };
  }, [line, type, now, t, integer, round]);
  const about = {
    place: type.name,
    indicator: t('ModelFamily_BudgetOf'),
    unit: t('ModelFamily_Roubles'),
    period: '',
    source: t('ModelFamily_RulesOf', { year: String(desk.model.policyYear) }),
    address: '',
  };
  const cliffs = (points: Props['line']['before']) => points.filter(({ isCliff }) => isCliff).length;
  const title = t('ModelFamily_BudgetTitle', { before: cliffs(line.before), after: cliffs(line.after) });
  return (
    <ChartFrame
      level={2}
      title={title}
      sub={t('ModelFamily_BudgetSub')}
      about={about}
      table={{
        columns: [
          { key: 'wage', label: t('ModelFamily_Wage'), kind: 'number' },
          { key: 'before', label: data.words.before, kind: 'number' },
          { key: 'after', label: data.words.after, kind: 'number' },
          ...(['before', 'after'] as const).map((side) => ({
            key: `marginal-${side}`,
            label: `${t('ModelFamily_MarginalOf')}, ${data.words[side]}`,
            kind: 'number' as const,
          })),
        ],
        rows: line.before.map(({ wage, disposable, marginalShare }, i) => [
          wage,
          disposable,
          line.after[i]?.disposable ?? null,
          marginalShare,
          line.after[i]?.marginalShare ?? null,
        ]),
      }}
      source={
        type.marginalTaxShare === null
          ? t('ModelFamily_NoEarner')
          : t('ModelFamily_Marginal', {
              kept: integer(Math.round(1000 * (1 - type.marginalTaxShare))),
              share: share(type.marginalTaxShare, 0),
            })
      }
    >
      <BudgetLines data={data} label={title} />
      <MarginalRate {...{ data }} line={line} />
    </ChartFrame>
  );
}

/** Points where income falls that a sentence names. */
const fallsNamed = 5;

/** The marginal rate under the budget line, on the same wages. */
function MarginalRate({ data, line }: { data: BudgetData; line: Props['line'] }) {
  const t = useText();
  const { integer, share } = useFormats();
  const steep = steepestRun(line.after);
  const falls = fallsOf(line.after);
  const title =
    steep === null
      ? t('ModelFamily_MarginalNone')
      : t('ModelFamily_MarginalRun', { from: integer(steep.from), to: integer(steep.to) });
  const curve = { ...data, format: { share: (one: number) => share(one, 0), wage: integer } };
  return (
    <>
      <h3>{title}</h3>
      <p className={styles.note}>
        {t('ModelFamily_Falls', {
          count: falls.length,
          list: falls
            .slice(0, fallsNamed)
            .map(({ wage }) => integer(wage))
            .join('; '),
          more: Math.max(0, falls.length - fallsNamed),
        })}
      </p>
      <MarginalCurve data={curve} label={title} />
    </>
  );
}
