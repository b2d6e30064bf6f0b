import { useMemo } from 'react';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import { waterfallSteps } from '../../domain/family/waterfall-steps.ts';
import { ruleOfStep } from '../../domain/family/rule-of-step.ts';
import type { FamilyResult } from '../../domain/family/run-family.ts';
import { Waterfall, type WaterfallData } from './charts/Waterfall.tsx';
import type { FamilyDesk } from './use-family-model.ts';
import { useRuleWords } from './use-rule-words.ts';
import styles from './Family.module.css';

interface Props {
  desk: FamilyDesk;
  result: FamilyResult;
}

/** From wages to what can be spent, each step with the rule that makes it. */
export function WaterfallTile({ desk, result }: Props) {
  const t = useText();
  const { integer, signed, round, short } = useFormats();
  const { nameOf, sourceOf } = useRuleWords();
  const { model, at } = desk;
  const type = result.types[at]!;
  const data = useMemo((): WaterfallData => {
    const nameOf = new Map(model.measures.map(({ id, name }) => [id, name]));
    return {
      steps: waterfallSteps(type.before, type.after).map((step) => ({
        ...step,
        label:
          step.measure === undefined
            ? t(`ModelFamily_Step_${step.name}`)
            : (nameOf.get(step.measure) ?? step.measure),
      })),
      line: type.before.povertyLine * type.persons,
      lineLabel: t('ModelFamily_Line', { line: integer(Math.round(type.before.povertyLine * type.persons)) }),
      format: {
        value: (value) => integer(Math.round(value)),
        signed: (value) => signed(Math.round(value), 0),
        axis: round,
        short: (value) => short(value, 0),
      },
      texts: { noData: t('Ui_NoData') },
    };
  }, [model, type, t, integer, signed, round, short]);
  const title = t('ModelFamily_WaterfallTitle', {
    gain: integer(Math.round(type.after.disposable - type.before.disposable)),
  });
  const year = String(model.policyYear);
  return (
    <ChartFrame
      level={2}
      title={title}
      sub={t('ModelFamily_WaterfallSub', { count: type.persons, line: integer(type.before.povertyLine) })}
      about={{
        place: type.name,
        indicator: t('ModelFamily_WaterfallOf'),
        unit: '',
        period: '',
        source: t('ModelFamily_RulesOf', { year }),
        address: '',
      }}
      table={tableOf(data, t)}
      source={t('ModelFamily_RulesOf', { year })}
    >
      <Waterfall data={data} label={title} />
      <ul className={styles.rules}>
        {data.steps.map((step) => {
          const rule = ruleOfStep(step.name, model.policyYear);
          return (
            rule && (
              <li key={`${step.name}${step.measure ?? ''}`}>
                <b>{step.label}</b>: {rule.rows.map(({ path }) => nameOf(path)).join(', ')}, {year};{' '}
                {rule.sources.map(sourceOf).join('; ')}
              </li>
            )
          );
        })}
        {type.before.housingSubsidy === null && <li>{t('ModelFamily_NoStandards')}</li>}
      </ul>
    </ChartFrame>
  );
}

function tableOf({ steps }: WaterfallData, t: ReturnType<typeof useText>): ChartTable {
  return {
    columns: [
      { key: 'step', label: t('ModelFamily_Step'), kind: 'text' },
      { key: 'value', label: t('ModelFamily_Roubles'), kind: 'number' },
    ],
    rows: steps.map(({ label, from, to }) => [label, to - from]),
  };
}
