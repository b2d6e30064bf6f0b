import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatDay } from '#platform/shared/dates.ts';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Breadcrumbs } from '#platform/ui/navigation/Breadcrumbs.tsx';
import { Pagination } from '#platform/ui/navigation/Pagination.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { Link } from '#platform/web/Link.tsx';
import { announce } from '#platform/web/live/announce.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import typeStyles from '#platform/ui/type.module.css';
import { useAskAddress } from './use-ask-address.ts';
import styles from './UnansweredList.module.css';

type Unanswered = OutputOf<'ask/getUnanswered'>;

/** The list of a page, with its empty state. */
export function UnansweredList({ found, pageIndex }: { found: Unanswered; pageIndex: number }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { total, pageSize, questions } = found;
  return (
    <main className={styles.page}>
      <Breadcrumbs
        trail={[{ label: t('Menu_Desk'), to: buildRoute('desk') }, { label: t('Titles_DeskQuestions') }]}
      />
      <h1 className={typeStyles.title}>{t('Titles_DeskQuestions')}</h1>
      <p className={typeStyles.note}>{t('Ask_Desk_Lead')}</p>
      {questions.length === 0 ? (
        <p>{t('Ask_Desk_Empty')}</p>
      ) : (
        <ul className={styles.list}>
          {questions.map((question) => (
            <QuestionLine key={`${question.locale} ${question.words}`} question={question} />
          ))}
        </ul>
      )}
      <Pagination
        page={pageIndex + 1}
        pages={Math.ceil(total / pageSize)}
        linkTo={(page) =>
          buildRoute('deskQuestions', {}, { search: { page: page === 1 ? undefined : page } })
        }
      />
    </main>
  );
}

function QuestionLine({ question }: { question: Unanswered['questions'][number] }) {
  const t = useText();
  const locale = useLocale();
  const addressOf = useAskAddress();
  const { busy, drop } = useDropping(question);
  const { words, reason, times, lastOn } = question;
  return (
    <li className={styles.line} lang={question.locale}>
      <Link to={addressOf(words)}>{words}</Link>
      <p className={styles.facts} lang={locale}>
        <span>{t('Ask_Desk_Times', { count: times, day: formatDay(lastOn, locale) })}</span>
        <span>{question.locale}</span>
        <span>{reason}</span>
        <Button size="small" busy={busy} onClick={() => void drop()}>
          {t('Ask_Desk_Drop')}
        </Button>
      </p>
    </li>
  );
}

function useDropping({ words, locale }: { words: string; locale: string }) {
  const t = useText();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const say = (text: string, kind: 'done' | 'failed'): void => {
    showToast(text, { kind });
    announce(text);
  };
  const drop = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.call('ask/dropUnanswered', { words, locale });
      say(t('Ask_Desk_Dropped'), 'done');
    } catch {
      say(t('Ask_Desk_Failed'), 'failed');
    } finally {
      await revalidate();
      setBusy(false);
    }
  };
  return { busy, drop };
}
