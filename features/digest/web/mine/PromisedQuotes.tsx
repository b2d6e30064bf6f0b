import { Link } from '#platform/web/Link.tsx';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import typeStyles from '#platform/ui/type.module.css';
import type { CallName, InputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { Block } from './Block.tsx';
import type { MineData } from './load-mine.ts';
import styles from './Mine.module.css';

interface Props {
  reminders: NonNullable<MineData['reminders']>;
  changed: () => void;
}

/** What was promised in quotes and is told of on its day; one that is forgotten can be taken back. */
export function PromisedQuotes({ reminders, changed }: Props) {
  const t = useText();
  const api = useApi();
  const locale = useLocale();
  const buildRoute = useBuildRoute();
  const { day: writeDay } = useFormats();
  const run = <K extends CallName>(name: K, input: InputOf<K>, then: () => void): void =>
    void api.call(name, input).then(then, () => showToast(t('Ui_NotDone'), { kind: 'failed' }));
  const forget = (newsId: number): void =>
    run('quotes/forgetReminder', { newsId }, () => {
      changed();
      showToast(t('Mine_Forgotten'), {
        kind: 'done',
        autoCloseMs: 8000,
        action: { label: t('Follow_Again'), onSelect: () => run('quotes/remind', { newsId }, changed) },
      });
    });
  return (
    <Block
      title={t('Mine_Promised')}
      act={
        <Link className="link" to={buildRoute('quotes')}>
          {t('Titles_Quotes')}
        </Link>
      }
    >
      {reminders.length === 0 && <p className={typeStyles.note}>{t('Mine_NoPromises')}</p>}
      <ul className={styles.rows}>
        {reminders.map(({ newsId, text, language, speaker, day }) => (
          <li key={newsId}>
            <Link to={buildRoute('article', { newsId })} lang={language === locale ? undefined : language}>
              {text}
            </Link>
            <small>{t('Mine_PromisedOn', { speaker, day: writeDay(day) })}</small>
            <IconButton
              icon="close"
              size={28}
              label={t('Mine_Forget', { speaker })}
              onClick={() => forget(newsId)}
            />
          </li>
        ))}
      </ul>
    </Block>
  );
}
