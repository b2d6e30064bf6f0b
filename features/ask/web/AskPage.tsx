import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { useText } from '#platform/web/text.ts';
import typeStyles from '#platform/ui/type.module.css';
import type { Answer } from './answer.ts';
import { AnswerSection } from './AnswerSection.tsx';
import { AskForm } from './AskForm.tsx';
import { Examples, WaysToAsk } from './WaysToAsk.tsx';
import styles from './AskPage.module.css';

/** A question of the address and its answer; no answer where none is asked. */
interface Ask {
  question: string;
  answer: Answer | null;
}

/** Signs of a question that are read; the rest is cut off. */
const longest = 300;

const load: LoadPage<Ask> = async ({ api, url, signal }) => {
  const question = (url.searchParams.get('q') ?? '').trim().slice(0, longest);
  return {
    question,
    answer: question === '' ? null : await api.call('ask/getAnswer', { q: question }, { signal }),
  };
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** A question in words and its answer: one sentence, what was understood, the figures and their receipt. */
export default function AskPage() {
  const t = useText();
  const { question, answer } = useLoaderData<typeof loader>();
  return (
    <main className={styles.page}>
      <div className={styles.columns}>
        <header>
          <h1 className={typeStyles.title}>{t('Ask_Title')}</h1>
          <p className={styles.lead}>{t('Ask_Lead')}</p>
          <AskForm key={question} question={question} />
        </header>
        {answer !== null && <WaysToAsk />}
      </div>
      {answer === null ? <Examples /> : <AnswerSection question={question} answer={answer} />}
    </main>
  );
}
