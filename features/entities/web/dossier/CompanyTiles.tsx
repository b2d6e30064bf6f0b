import type { ReactNode } from 'react';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { industryParams } from '#platform/shared/industry-address.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import typeStyles from '#platform/ui/type.module.css';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { standingOf } from '../../domain/company/class-margins.ts';
import { ClassStrip } from './ClassStrip.tsx';
import { LevelBars } from './LevelBars.tsx';
import type { Finance } from './load-dossier.ts';
import styles from './FactsTile.module.css';

const lines = ['revenue', 'revenueBefore', 'profit', 'assets', 'equity'] as const;

/** Accounts beside those of its class. */
export function AccountTile({
  account,
  classmates,
  source,
}: Pick<Finance, 'account' | 'classmates' | 'source'>) {
  const t = useText();
  const { shortRoubles, integer, percent } = useFormats();
  if (account === null)
    return (
      <Tile
        level={2}
        title={t('Entities_FinanceTitle')}
        state={{ kind: 'empty', message: t('Entities_FinanceNone') }}
      />
    );
  return (
    <Tile
      level={2}
      title={
        classmates
          ? t(`Entities_Class_${standingOf(classmates.own, classmates)}`, { own: percent(classmates.own, 0) })
          : t('Entities_Finance', { year: String(account.year) })
      }
      sub={`${t('Entities_Finance', { year: String(account.year) })}. ${t('Entities_FinanceRank', { rank: integer(account.rank), listed: integer(account.listed) })}`}
      source={source && `${source.name}. ${source.caveat ?? ''}`}
    >
      {classmates ? (
        <ClassPlace {...classmates} />
      ) : (
        <p className={typeStyles.note}>{t('Entities_ClassUnknown')}</p>
      )}
      <dl className={styles.facts}>
        {lines.map((line) => (
          <FactLine key={line} label={t(`Entities_Finance_${line}`)}>
            {account[line] === null ? <NoData /> : shortRoubles(account[line])}
          </FactLine>
        ))}
      </dl>
    </Tile>
  );
}

function ClassPlace({ own, code, name, ...margins }: NonNullable<Finance['classmates']>) {
  const t = useText();
  const { percent } = useFormats();
  const buildRoute = useBuildRoute();
  const quarters = t('Entities_ClassQuarters', {
    quarter: percent(margins.quarter, 0),
    median: percent(margins.median, 0),
    threeQuarters: percent(margins.threeQuarters, 0),
  });
  return (
    <>
      <p className={typeStyles.note}>
        <Link
          to={buildRoute('department', industryParams(code, { yugoId: federalYugoId, isCity: false }))}
        >{`${code} ${name}`}</Link>
        {`: ${t('Entities_ClassSub', { count: margins.margins.length })}`}
      </p>
      <ClassStrip own={own} margins={margins} label={quarters} />
      <p className={typeStyles.note}>{quarters}</p>
    </>
  );
}

function FactLine({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** How reliable a company is: the level on its scale, and what speaks for it and against. */
export function ReliabilityTile({ level, signs }: Pick<Finance, 'level' | 'signs'>) {
  const t = useText();
  const { percent } = useFormats();
  const known = signs.filter(({ value }) => value !== null).length;
  return (
    <Tile
      level={2}
      title={t('Entities_Reliability', { level: t(`Entities_Level_${level}`) })}
      sub={
        <>
          <LevelBars level={level} /> {t('Entities_ReliabilityKnown', { known, all: signs.length })}
        </>
      }
      source={t('Entities_ReliabilityRule')}
    >
      <dl className={styles.facts}>
        {signs.map(({ input, value, sign }) => (
          <FactLine key={input} label={<span className={styles[sign]}>{t(`Entities_Sign_${sign}`)}</span>}>
            {t(`Entities_Input_${input}`)} {value === null ? <NoData /> : percent(value)}
          </FactLine>
        ))}
      </dl>
    </Tile>
  );
}
