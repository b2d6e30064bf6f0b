import { Link } from '#platform/web/Link.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import type { Reminders } from './use-reminders.ts';
import styles from './Quotes.module.css';

interface Props {
  newsId: number;
  speaker: string;
  promise: { day: string; isAhead: boolean };
  reminders: Reminders;
}

/** When what a quote promises can be checked; while that is ahead, the reader can be reminded of it. */
export function PromiseLine({ newsId, speaker, promise: { day, isAhead }, reminders }: Props) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  const { isLoggedIn } = useSession();
  const isAsked = reminders.waiting.some((each) => each.newsId === newsId);
  const said = { name: speaker, day: formats.day(day) };
  return (
    <p className={styles.promise}>
      <Icon name="clock" size={16} />
      {t(isAsked ? 'Quotes_Reminded' : 'Quotes_Promise', said)}{' '}
      {isAhead &&
        (isLoggedIn ? (
          <Button
            size="small"
            variant="text"
            aria-label={t(isAsked ? 'Quotes_ForgetOf' : 'Quotes_RemindOf', said)}
            onClick={() => void (isAsked ? reminders.forget(newsId) : reminders.remind(newsId))}
          >
            {t(isAsked ? 'Quotes_Forget' : 'Quotes_Remind')}
          </Button>
        ) : (
          <Link
            className="link"
            to={buildRoute('login', {}, { search: { returnUrl: buildRoute('quotes') } })}
            aria-label={t('Quotes_RemindOf', said)}
          >
            {t('Quotes_Remind')}
          </Link>
        ))}
    </p>
  );
}
