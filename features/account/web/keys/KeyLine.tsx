import { Button } from '#platform/ui/buttons/Button.tsx';
import { formatAgo, formatDay } from '#platform/shared/dates.ts';
import { formatNumber } from '#platform/shared/numbers.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { stateOf } from '../../domain/api-key.ts';
import styles from './OwnKeys.module.css';

/** A key as its owner sees it. */
export type OwnKey = OutputOf<'account/listApiKeys'>['keys'][number];

interface Line {
  shown: OwnKey;
  now: string;
  onRevoke: () => void;
}

/** One key: its name and first signs, what it may, its use, and the way to end it. */
export function KeyLine({ shown, now, onRevoke }: Line) {
  const t = useText();
  const { name, scopes, perHour } = shown;
  const works = stateOf(shown, new Date(now)) === 'works';
  return (
    <li className={works ? undefined : styles.ended}>
      <span>
        {name} <code>{shown.shown}…</code>
        <small>
          {scopes.map((scope) => t(`Account_Key_Scope_${scope}`)).join('; ')} ·{' '}
          {t('Account_Key_PerHour', { count: perHour })}
        </small>
        <small>
          <KeyFacts shown={shown} now={now} />
        </small>
        <KeyUse days={shown.days} />
      </span>
      {works && (
        <Button aria-label={t('Account_Key_RevokeOne', { name })} onClick={onRevoke}>
          {t('Account_Key_Revoke')}
        </Button>
      )}
    </li>
  );
}

function KeyFacts({ shown, now }: Omit<Line, 'onRevoke'>) {
  const t = useText();
  const locale = useLocale();
  const { usedAt, expiresAt, revokedAt } = shown;
  const state = stateOf(shown, new Date(now));
  const dayOf = (moment: string) => formatDay(moment.slice(0, 10), locale);
  const ago = usedAt === null ? '' : formatAgo(new Date(usedAt), new Date(now), locale);
  const facts = [
    usedAt === null ? t('Account_Key_Unused') : t('Account_Key_Used', { ago }),
    state === 'revoked' && t('Account_Key_Revoked', { date: dayOf(revokedAt!) }),
    state === 'expired' && t('Account_Key_Expired', { date: dayOf(expiresAt!) }),
    state === 'works' && expiresAt !== null && t('Account_Key_Until', { date: dayOf(expiresAt) }),
  ];
  return facts.filter(Boolean).join(' · ');
}

/** Use of thirty days in a sentence, and by day. */
function KeyUse({ days }: { days: OwnKey['days'] }) {
  const t = useText();
  const locale = useLocale();
  if (days.length === 0) return null;
  const sum = (name: 'calls' | 'refused') => days.reduce((total, day) => total + day[name], 0);
  return (
    <details>
      <summary>{t('Account_Key_Use', { calls: sum('calls'), refused: sum('refused') })}</summary>
      <table className={styles.use}>
        <caption>{t('Account_Key_ByDay')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Account_Key_Day')}</th>
            <th scope="col">{t('Account_Key_Calls')}</th>
            <th scope="col">{t('Account_Key_Refused')}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, calls, refused }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day, locale)}</th>
              <td>{formatNumber(calls, locale)}</td>
              <td>{formatNumber(refused, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
