import { isValidElement, type ReactNode } from 'react';
import { useTextFaces } from '#platform/ui/fonts/use-text-faces.ts';
import { useRichParts, type RichValues, type TextValues } from '#platform/web/text.ts';
import type { MessageKey } from '#app/messages.ts';
import type { CitedFigure } from './cited-figure.ts';
import { holdPunctuation } from './hold-punctuation.tsx';
import { ReceiptNumber } from './ReceiptNumber.tsx';
import { useFormats, type Formats } from './use-formats.ts';
import { useReceipt } from './use-receipt.tsx';
import styles from './Verdict.module.css';

/**
 * One sentence: a text and the figures that fill it. A figure `week` is given to the text as `weekText` (written with its
 * unit) and `weekValue` (the number, for plurals); what the text marks `<week>…</week>` opens its receipt.
 */
export interface Sentence {
  key: MessageKey;
  figures: Readonly<Record<string, CitedFigure>>;
  values?: TextValues;
}

/** The finding that leads a page: generated sentences in serif, each number with its receipt. */
export function Verdict({ sentences }: { sentences: readonly Sentence[] }) {
  useTextFaces('(min-width: 769px)');
  const rich = useRichParts();
  const formats = useFormats();
  return (
    <p className={styles.verdict} data-verdict="">
      {sentences.map(({ key, figures, values }) => (
        <span key={key}>
          {holdPunctuation(
            rich(key, {
              ...(values as RichValues),
              ...writeFigures(figures, formats),
              ...drawFigures(figures),
            }),
            isValidElement,
          )}{' '}
        </span>
      ))}
    </p>
  );
}

/** From here on a figure is written in thousands, and its noun agrees with them: 233,1 тыс. случаев. */
const inThousandsFrom = 100_000;

/** The values a sentence's figures give to its text: for what is read aloud or copied, and so has no receipts. */
export function writeFigures(
  figures: Sentence['figures'],
  formats: Pick<Formats, 'figure'>,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(figures).flatMap(([name, { value, unit, decimals }]) => [
      [`${name}Text`, formats.figure(value, unit, decimals)],
      [`${name}Value`, Math.min(value, inThousandsFrom)],
    ]),
  );
}

function drawFigures(figures: Sentence['figures']): RichValues {
  return Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [
      name,
      (inside: ReactNode) => (
        <FigureWords key={name} figure={figure}>
          {inside}
        </FigureWords>
      ),
    ]),
  );
}

function FigureWords({ figure, children }: { figure: CitedFigure; children: ReactNode }) {
  const receiptOf = useReceipt();
  return figure.source === null ? (
    children
  ) : (
    <ReceiptNumber {...receiptOf(figure, figure.source)}>{children}</ReceiptNumber>
  );
}
