import type { ReactNode } from 'react';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { TabRow } from '#platform/ui/tiles/TabRow.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import type { Access, Finance } from './load-dossier.ts';
import { RegistersTile } from './RegistersTile.tsx';
import styles from './FactsTile.module.css';

const lines = ['revenue', 'revenueBefore', 'profit', 'assets', 'equity'] as const;

/** Accounts, reliability by the published rule, and the registers of the checking service. */
export function CompanyTiles({
  finance,
  access,
  id,
}: {
  finance: Finance;
  access: Access | null;
  id: number;
}) {
  return (
    <TabRow split="thirds">
      <AccountTile {...finance} />
      <ReliabilityTile {...finance} />
      {access && <RegistersTile {...{ access, id }} />}
    </TabRow>
  );
}

function AccountTile({ account, source }: Pick<Finance, 'account' | 'source'>) {
  const t = useText();
  const { shortRoubles, integer } = useFormats();
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
      title={t('Entities_Finance', { year: String(account.year) })}
      sub={t('Entities_FinanceRank', { rank: integer(account.rank), listed: integer(account.listed) })}
      source={source && `${source.name}. ${source.caveat ?? ''}`}
    >
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
