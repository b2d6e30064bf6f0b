import { Fragment } from 'react';
import { Receipt } from '#platform/ui/figures/Receipt.tsx';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { AddressValue } from '#platform/shared/address-view.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
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
        <h2 className={styles.sentence}>
          <Sentence text={sentence} figure={answer.receipt?.figure} />
        </h2>
        {notUnderstood.length > 0 && (
          <p className={typeStyles.note}>
            {t('Ask_NotUnderstood', { words: '' })}
            {notUnderstood.map((word, at) => (
              <Fragment key={word}>
                {at > 0 && ', '}
                <s>{word}</s>
              </Fragment>
            ))}
          </p>
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
        {offers.length > 0 && (
          <Offers title={t(answer.value === undefined ? 'Ask_Offers' : 'Ask_Readings')} offers={offers} />
        )}
      </div>
      <AnswerReceipt answer={answer} />
    </section>
  );
}

/** The figure with what it is made of, its source and the day it became known. */
function AnswerReceipt({ answer: { receipt, time, sentence, understood } }: { answer: Answer }) {
  const t = useText();
  const { day } = useFormats();
  const build = useBuildRoute();
  if (receipt === null) return null;
  const { source, figure, addends, total } = receipt;
  return (
    <aside className={styles.beside}>
      <Receipt
        figure={figure}
        {...(time !== null && { period: time })}
        addends={addends}
        total={
          total ?? {
            value: figure,
            ...(understood.operation !== 'value_sum' && { label: t('Ask_InAnswer') }),
          }
        }
        source={<SourceLine source={source}>{`${source.name}. ${source.caveat ?? ''}`.trim()}</SourceLine>}
        {...(source.knownAt !== null && { received: day(source.knownAt) })}
        link={
          <Link to={build('explore', {}, { search: explorerChoices(understood) })}>
            {t('Ui_OpenExplorer')}
          </Link>
        }
        citation={`${sentence} ${source.name}, ${source.title}`}
      />
    </aside>
  );
}

/** What the explorer is asked for to show the figures of an answer: its indicators and places up to its time. */
function explorerChoices({ indicators, places, period }: Answer['understood']): Record<string, AddressValue> {
  const known = places.filter((place) => typeof place === 'number');
  const times = { from: period.from, to: period.to ?? period.at };
  return {
    i: indicators.map(({ id, dims }) => (dims === '' ? id : `${id}:${dims}`)),
    ...(known.length > 0 ? { p: known.join('.') } : { v: 'rank' }),
    ...Object.fromEntries(
      Object.entries(times).filter((each): each is [string, string] => /^\d/.test(each[1] ?? '')),
    ),
  };
}

/** The sentence with the figure that the receipt is of marked in it. */
function Sentence({ text, figure }: { text: string; figure: string | undefined }) {
  const at = figure === undefined ? -1 : text.indexOf(figure);
  if (figure === undefined || at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className={styles.figure}>{figure}</mark>
      {text.slice(at + figure.length)}
    </>
  );
}

/** Questions that have an answer, where this one has none or may mean another. */
function Offers({ title, offers }: { title: string; offers: Answer['offers'] }) {
  const addressOf = useAskAddress();
  return (
    <>
      <h3>{title}</h3>
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
