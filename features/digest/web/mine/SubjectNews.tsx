import { Link } from '#platform/web/Link.tsx';
import { Sparkline } from '#platform/charts/sparkline/Sparkline.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import typeStyles from '#platform/ui/type.module.css';
import { useText } from '#platform/web/text.ts';
import { useSubjectLink } from '#services/following/public.web.ts';
import { isQuiet, orderFollowed, todayOf, yesterdayOf } from '../../domain/order-followed.ts';
import { HeadlineRows } from '../HeadlineRows.tsx';
import type { Followed } from './load-mine.ts';
import { useSubscribing } from './use-subscribing.ts';
import styles from './Mine.module.css';

/** Subject by subject: its latest headlines, how many today and yesterday, seven days; the quiet ones last and grey. */
export function SubjectNews({ followed, changed }: { followed: readonly Followed[]; changed: () => void }) {
  return (
    <ul className={styles.subjects}>
      {orderFollowed(followed).map((subject) => (
        <SubjectRow key={subject.subscriptionId} {...{ subject, changed }} />
      ))}
    </ul>
  );
}

function SubjectRow({ subject, changed }: { subject: Followed; changed: () => void }) {
  const t = useText();
  const link = useSubjectLink()(subject);
  const { name, type, newCount, news, weekCount } = subject;
  const rest = todayOf(subject) - news.length;
  return (
    <li className={isQuiet(subject) ? styles.quiet : undefined}>
      <div>
        <h3>{link === null ? name : <Link to={link}>{name}</Link>}</h3>
        <p className={typeStyles.meta}>
          {t(`Subs_${type}`)}{' '}
          {newCount > 0 && <b className={styles.fresh}>{t('Subs_New', { count: newCount })}</b>}
        </p>
      </div>
      <div className={styles.news}>
        {isQuiet(subject) && (
          <p className={typeStyles.note}>{t(weekCount > 0 ? 'Mine_Quiet' : 'Subs_Quiet')}</p>
        )}
        {news.length > 0 && <HeadlineRows headlines={news} withoutSource={type === 'source'} />}
        {rest > 0 && <p className={typeStyles.meta}>{t('Mine_More', { count: rest })}</p>}
      </div>
      <SubjectCounts subject={subject} />
      <SubjectActs {...{ subject, changed }} />
    </li>
  );
}

function SubjectCounts({ subject }: { subject: Followed }) {
  const t = useText();
  const { integer } = useFormats();
  const { name, weekCount, days } = subject;
  return (
    <div className={styles.counts}>
      <b>{integer(todayOf(subject))}</b>
      <span>{t('Mine_Yesterday', { count: yesterdayOf(subject) })}</span>
      <Sparkline
        values={days}
        yMin={0}
        width={96}
        height={18}
        color="var(--ink)"
        label={t('Subs_Trend', { name, count: weekCount })}
      />
    </div>
  );
}

/** Whether the digest has the subject, and the way out, which can be taken back. */
function SubjectActs({ subject, changed }: { subject: Followed; changed: () => void }) {
  const t = useText();
  const { unsubscribe, putIntoDigest } = useSubscribing(changed);
  const { name, inDigest } = subject;
  return (
    <div className={styles.acts}>
      <Button
        size="small"
        variant="text"
        aria-pressed={inDigest}
        aria-label={t('Subs_InDigest', { name })}
        onClick={() => void putIntoDigest(subject, !inDigest)}
        icon={inDigest ? 'check' : 'plus'}
      >
        {t('Subs_DigestMark')}
      </Button>
      <IconButton
        icon="close"
        size={28}
        label={t('Subs_End', { name })}
        onClick={() => void unsubscribe(subject)}
      />
    </div>
  );
}
