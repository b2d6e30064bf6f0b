import { Link } from '#platform/web/Link.tsx';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import typeStyles from '#platform/ui/type.module.css';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { Reminders } from './use-reminders.ts';
import styles from './Quotes.module.css';

/** The quotes that wait for their day, each with the way out; nothing where none does. */
export function OwnReminders({ waiting, forget }: Pick<Reminders, 'waiting' | 'forget'>) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  if (waiting.length === 0) return null;
  return (
    <>
      <h2>{t('Quotes_Waiting')}</h2>
      <ul className={styles.waiting}>
        {waiting.map(({ newsId, text, language, speaker, day }) => (
          <li key={newsId}>
            <span>
              <Link className="link" to={buildRoute('article', { newsId })} lang={language}>
                {text}
              </Link>{' '}
              <span className={typeStyles.meta}>
                {speaker}, {formats.day(day)}
              </span>
            </span>
            <IconButton
              icon="close"
              size={28}
              label={t('Quotes_ForgetOf', { name: speaker, day: formats.day(day) })}
              onClick={() => void forget(newsId)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
