import { useState } from 'react';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { isShownAtPaywall, paywallAddress } from '#platform/web/routes/paywall-address.ts';
import { useBuildRoute, useFindRoute } from '#platform/web/routes/routes-context.ts';
import { useInterface } from '#platform/web/session/visit.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import styles from './PaywallPage.module.css';

interface Props {
  /** Whose page stands for what names no region. */
  yugoId: number;
  /** Newest day that needs no licence; null until it is known. */
  openDay: string | null;
}

/**
 * The very page that was pressed, as it was on the newest open day, and from which day on a licence shows more. Nothing
 * for a page that cannot be shown so.
 */
export function PaywallPage({ yugoId, openDay }: Props) {
  const t = useText();
  const formats = useFormats();
  const find = useFindRoute();
  const buildRoute = useBuildRoute();
  const { wanted } = useInterface();
  const { account } = useSession();
  const [seen, setSeen] = useState<{ address: string; isPage: boolean } | null>(null);
  const address = wanted ?? buildRoute('region', { id: yugoId, tab: 'overview' });
  const route = find(new URL(address, 'http://x').pathname);
  if (openDay === null || !isShownAtPaywall(route?.name)) return null;
  const framed = paywallAddress(address, account.ownRegionYugoId);
  const day = formats.day(openDay);
  const state = seen?.address === framed ? (seen.isPage ? 'seen' : 'failed') : 'coming';
  // A page that did not come is not promised: the pictures below stand without it.
  if (state === 'failed') return null;
  return (
    <figure className={styles.paywall} data-wall={state}>
      <figcaption>
        {t('Access_WallDay', { day })}{' '}
        <b>{t('Access_WallFrom', { day: formats.day(addDays(openDay, 1)) })}</b>
      </figcaption>
      {/* The box scrolls, and must be reachable by Tab for that; the page in it is only looked at. */}
      <section
        className={styles.box}
        aria-label={t('Access_WallTitle', { day })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <iframe
          className={styles.page}
          src={framed}
          title={t('Access_WallTitle', { day })}
          sandbox="allow-same-origin"
          tabIndex={-1}
          onLoad={({ currentTarget: { contentDocument } }) =>
            setSeen({ address: framed, isPage: contentDocument?.querySelector('#content') != null })
          }
        />
      </section>
    </figure>
  );
}
