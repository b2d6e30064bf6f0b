import { Fragment, Suspense } from 'react';
import { PdfButton } from '#services/exports/public.web.ts';
import { Slot } from '#platform/web/slots.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { gapSize } from './gap-text.ts';
import type { Balance, LoadedBalance } from './load-balance.ts';
import { AllGaps } from './AllGaps.tsx';
import styles from './BalanceHead.module.css';

/** Name of the region, the finding of both balances, and every distance on two lines. */
export function BalanceHead({ loaded, title }: { loaded: LoadedBalance; title: string }) {
  const t = useText();
  const { header, summary } = loaded;
  const day = header?.day ?? summary?.day;
  return (
    <header className={styles.head}>
      <p className={styles.over}>{t('Balance_Mine')}</p>
      <div className={styles.line}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.tools} data-print="no">
          <Suspense>{day && <Slot of="dayButton" day={day} />}</Suspense>
          <PdfButton />
        </div>
      </div>
      <div className={styles.finding}>
        <p className={styles.verdict}>
          {summary?.balances.map((balance) => (
            <Fragment key={balance.typeId}>
              <Finding balance={balance} />{' '}
            </Fragment>
          ))}
          {header && t('Balance_Measures', header.measures)}
        </p>
        {summary && <AllGaps balances={summary.balances} />}
      </div>
    </header>
  );
}

/** Health against its norms; no bundled source has a norm for the economy, so it is read against the country. */
function Finding({ balance: { typeId, rows, counts } }: { balance: Balance }) {
  const t = useText();
  const formats = useFormats();
  const compared = rows.filter(
    ({ reference, gap }) => gap !== null && (typeId === 3 || reference?.kind === 'norm'),
  );
  const worse = compared.filter(({ gap }) => gap?.verdict === 'worse');
  const farthest = worse.toSorted((a, b) => a.gap!.share - b.gap!.share)[0];
  return t(`Balance_Verdict_${typeId}`, {
    ...counts,
    worse: worse.length,
    compared: compared.length,
    name: farthest?.name ?? '',
    gap: farthest ? gapSize(farthest, t, formats) : '',
  });
}
