import type { ReactNode } from 'react';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { industryParams } from '#features/industries/door.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { TabRow } from '#platform/ui/tiles/TabRow.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import typeStyles from '#platform/ui/type.module.css';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { standingOf } from '../../domain/company/class-margins.ts';
import { BondsTile } from './BondsTile.tsx';
import { ClassStrip } from './ClassStrip.tsx';
import type { Finance, Near } from './load-dossier.ts';
import styles from './FactsTile.module.css';

const lines = ['revenue', 'revenueBefore', 'profit', 'assets', 'equity'] as const;

/** Accounts beside those of its class, reliability by the published rule, and who stands near. */
export function CompanyTiles({ finance, near }: { finance: Finance; near: Near | null }) {
  return (
    <TabRow split="thirds">
      <AccountTile {...finance} />
      <ReliabilityTile {...finance} />
      {near && <BondsTile near={near} />}
    </TabRow>
  );
}

function AccountTile({ account, classmates, source }: Pick<Finance, 'account' | 'classmates' | 'source'>) {
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

function FactLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

function ReliabilityTile({ level, signs }: Pick<Finance, 'level' | 'signs'>) {
  const t = useText();
  const { percent } = useFormats();
  return (
    <Tile
      level={2}
      title={t('Entities_Reliability', { level: t(`Entities_Level_${level}`) })}
      source={t('Entities_ReliabilityRule')}
    >
      <dl className={styles.facts}>
        {signs.map(({ input, value, sign }) => (
          <FactLine key={input} label={t(`Entities_Sign_${sign}`)}>
            {t(`Entities_Input_${input}`)} {value === null ? <NoData /> : percent(value)}
          </FactLine>
        ))}
      </dl>
    </Tile>
  );
}
