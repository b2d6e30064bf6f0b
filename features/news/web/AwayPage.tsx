import type { MouseEvent } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { buttonClass } from '#platform/ui/buttons/button-class.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { awayTarget, type AwayTarget } from '../domain/feed/wording/away-target.ts';
import styles from './AwayPage.module.css';

/** What is said of each kind of address. */
const reasons = {
  outside: 'News_AwayText',
  unsupported: 'News_AwayUnsafe',
  missing: 'News_AwayNone',
} as const satisfies Record<AwayTarget['kind'], string>;

/** The way out: says where a link leads before it is followed; an unsafe one is not. */
export default function AwayPage() {
  const t = useText();
  const buildRoute = useBuildRoute();
  const [params] = useSearchParams();
  const target = awayTarget(params.get('to'));
  const isOutside = target.kind === 'outside';
  return (
    <main className={styles.page}>
      <meta name="robots" content="noindex" />
      <h1 className={styles.title}>{t(isOutside ? 'News_AwayTitle' : 'News_AwayUnsafeTitle')}</h1>
      {isOutside && <p className={styles.address}>{target.address}</p>}
      <p className={styles.text}>{t(reasons[target.kind])}</p>
      <p className={styles.ways}>
        {isOutside && (
          <a
            href={target.address}
            rel="noopener noreferrer nofollow"
            className={buttonClass({ variant: 'primary' })}
          >
            {t('News_AwayGo', { host: target.host })}
          </a>
        )}
        <ButtonLink to={buildRoute('home')} onClick={stay}>
          {t('News_AwayStay')}
        </ButtonLink>
      </p>
    </main>
  );
}

/** The page came in a tab of its own: staying closes it. In a tab with a history it leads home. */
function stay(event: MouseEvent): void {
  if (history.length > 1) return;
  event.preventDefault();
  window.close();
}
