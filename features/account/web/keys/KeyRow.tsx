import { Button } from '#platform/ui/buttons/Button.tsx';
import { formatAgo, formatDay } from '#platform/shared/dates.ts';
import { formatNumber } from '#platform/shared/numbers.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { stateOf } from '../../domain/api-key.ts';
import styles from './OwnKeys.module.css';

/** A key as its owner sees it. */
export type OwnKey = OutputOf<'account/listApiKeys'>['keys'][number];

interface Props {
  shown: OwnKey;
  now: string;
  onRevoke: () => void;
}

/** One key: its name and first signs, what it may, its use, and the way to end it. */
export function KeyRow({ shown, now, onRevoke }: Props) {
  const t = useText();
  const locale = useLocale();
  const { name, scopes, perHour, usedAt, days } = shown;
  const works = stateOf(shown, new Date(now)) === 'works';
  const calls = days.reduce((total, day) => total + day.calls, 0);
  return (
    <tr className={works ? undefined : styles.ended}>
      <th scope="row">
        <span className={styles.name}>{name}</span>
        <code>{shown.shown}…</code>
        <KeyTerm shown={shown} now={now} />
      </th>
      <td>{scopes.map((scope) => t(`Account_Key_Scope_${scope}`)).join('; ')}</td>
      <td data-head={t('Account_Key_Limit')}>{t('Account_Key_PerHour', { count: perHour })}</td>
      <td data-head={t('Account_Key_Month')} className={styles.count}>
        {formatNumber(calls, locale)}
      </td>
      <td data-head={t('Account_Key_Last')}>
        {usedAt === null ? t('Account_Key_Unused') : formatAgo(new Date(usedAt), new Date(now), locale)}
      </td>
      <td>
        {works && (
          <Button
            size="small"
            variant="text"
            aria-label={t('Account_Key_RevokeOne', { name })}
            onClick={onRevoke}
          >
            {t('Account_Key_Revoke')}
          </Button>
        )}
      </td>
    </tr>
  );
}

/** Until when it works, or when it ended. */
function KeyTerm({ shown: { expiresAt, revokedAt }, now }: Omit<Props, 'onRevoke'>) {
  const t = useText();
  const locale = useLocale();
  const dayOf = (moment: string) => ({ date: formatDay(moment.slice(0, 10), locale) });
  const state = stateOf({ expiresAt, revokedAt }, new Date(now));
  if (state === 'revoked') return <small>{t('Account_Key_Revoked', dayOf(revokedAt!))}</small>;
  if (expiresAt === null) return null;
  const text = state === 'expired' ? 'Account_Key_Expired' : 'Account_Key_Until';
  return <small>{t(text, dayOf(expiresAt))}</small>;
}
