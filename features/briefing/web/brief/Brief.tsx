import { useTextFaces } from '#platform/ui/fonts/use-text-faces.ts';
import { holdPunctuation } from '#platform/ui/figures/hold-punctuation.tsx';
import { ReceiptNumber } from '#platform/ui/figures/ReceiptNumber.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Link } from '#platform/web/Link.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { briefSections } from '../../domain/brief/brief-shapes.ts';
import { RowCertainty, RowTrend } from './RowLook.tsx';
import styles from './Brief.module.css';

/** The exclusive page's head as its call gives it. */
export type ExclusiveTab = OutputOf<'event/getExclusiveTab'>;
type Sentence = ExclusiveTab['sentences'][number];
type Piece = Sentence['pieces'][number];
/** What stands behind a number, as it comes over the wire. */
export type BriefReceipt = Extract<Piece, { kind: 'number' }>['receipt'];

interface Props {
  tab: Pick<ExclusiveTab, 'sentences' | 'looks' | 'place'>;
  spoken: number | null;
}

/** The brief: labelled rows of sentences, each with how sure it is and its weeks; each number opens its receipt, each headline its story. */
export function Brief({ tab: { sentences, looks, place }, spoken }: Props) {
  useTextFaces();
  const t = useText();
  return (
    <dl className={styles.brief}>
      {briefSections.map((section) => {
        const own = sentences.filter((sentence) => sentence.section === section);
        if (own.length === 0) return null;
        const look = looks.find((each) => each.section === section);
        return (
          <div key={section} className={styles.section}>
            <dt className={styles.label}>{t(`Events_Section_${section}`)}</dt>
            <dd>
              {own.map((sentence) => (
                <span
                  key={sentence.rule}
                  className={styles.sentence}
                  data-spoken={spoken !== null && sentences[spoken] === sentence ? '' : undefined}
                >
                  {holdPunctuation(
                    sentence.pieces.map((piece, index) =>
                      piece.kind === 'text' ? piece.text : <DrawnPiece key={index} piece={piece} />,
                    ),
                    (_part, index) => sentence.pieces[index]?.kind === 'number',
                  )}{' '}
                </span>
              ))}
              {look && <RowCertainty look={look} yugoId={place.yugoId} />}
            </dd>
            {look && (
              <dd>
                <RowTrend look={look} />
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

/** A number with its receipt, or a headline that leads to its story. */
export function DrawnPiece({ piece }: { piece: Exclude<Piece, { kind: 'text' }> }) {
  const locale = useLocale();
  const buildRoute = useBuildRoute();
  const facts = useReceiptFacts();
  if (piece.kind === 'number') return <ReceiptNumber {...facts(piece.text, piece.receipt)} />;
  return (
    <Link
      className={styles.story}
      to={buildRoute('story', { id: piece.storyId })}
      lang={piece.language === locale ? undefined : piece.language}
    >
      {piece.text}
    </Link>
  );
}

/** Turns a receipt of the wire into one that is drawn. */
export function useReceiptFacts() {
  const { day: writeDay } = useFormats();
  return (figure: string, { period, addends, total, source, knownAt, call }: BriefReceipt) => ({
    figure,
    period,
    addends,
    total: { label: total.label ?? undefined, value: total.value },
    source,
    received: knownAt === null ? undefined : writeDay(knownAt),
    call,
  });
}
