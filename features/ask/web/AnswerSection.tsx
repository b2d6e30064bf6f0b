import { Receipt } from '#platform/ui/figures/Receipt.tsx';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Link } from '#platform/web/Link.tsx';
import { useText } from '#platform/web/text.ts';
import typeStyles from '#platform/ui/type.module.css';
import type { Answer } from './answer.ts';
import { AnswerView } from './AnswerView.tsx';
import { Entries, Headlines } from './Entries.tsx';
import { UnderstoodChips } from './UnderstoodChips.tsx';
import { useAskAddress } from './use-ask-address.ts';
import styles from './AskPage.module.css';

/** An answer: its sentence, how the question was understood, a small view, and the receipt beside. */
export function AnswerSection({ question, answer }: { question: string; answer: Answer }) {
  const t = useText();
  const { sentence, notes, notUnderstood, offers } = answer;
  return (
    <section className={`${styles.answer} ${styles.columns}`}>
      <div className={styles.told}>
        <p className={typeStyles.meta}>{t('Ask_Quoted', { question })}</p>
        <h2 className={styles.sentence}>{sentence}</h2>
        {notUnderstood.length > 0 && (
          <p className={typeStyles.note}>{t('Ask_NotUnderstood', { words: notUnderstood.join(', ') })}</p>
        )}
        <UnderstoodChips chips={answer.chips} />
        {notes.map((note) => (
          <p key={note} className={styles.warning}>
            {note}
          </p>
        ))}
        <AnswerView answer={answer} />
        <Headlines headlines={answer.headlines} />
        <Entries entries={answer.entries} />
        {offers.length > 0 && <Offers offers={offers} />}
      </div>
      <AnswerReceipt answer={answer} />
    </section>
  );
}

/** The figure with what it is made of, its source and the day it became known. */
function AnswerReceipt({ answer: { receipt, time, sentence } }: { answer: Answer }) {
  const { day } = useFormats();
  if (receipt === null) return null;
  const { source, figure, addends } = receipt;
  return (
    <aside className={styles.beside}>
      <Receipt
        figure={figure}
        {...(time !== null && { period: time })}
        addends={addends}
        total={{ value: figure }}
        source={<SourceLine source={source} withCaveat />}
        {...(source.knownAt !== null && { received: day(source.knownAt) })}
        citation={`${sentence} ${source.name}, ${source.title}`}
      />
    </aside>
  );
}

/** Questions that have an answer, where this one has none or may mean another. */
function Offers({ offers }: { offers: Answer['offers'] }) {
  const t = useText();
  const addressOf = useAskAddress();
  return (
    <>
      <h3>{t('Ask_Offers')}</h3>
      <ul className={styles.rows}>
        {offers.map(({ question, note }) => (
          <li key={question}>
            <Link to={addressOf(question)}>{question}</Link> {note !== '' && <small>{note}</small>}
          </li>
        ))}
      </ul>
    </>
  );
}
