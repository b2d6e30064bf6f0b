import { useTextFaces } from '#platform/ui/fonts/use-text-faces.ts';
import { holdPunctuation } from '#platform/ui/figures/hold-punctuation.tsx';
import { ReceiptNumber } from '#platform/ui/figures/ReceiptNumber.tsx';
import { Link } from '#platform/web/Link.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { briefSections } from '../../domain/brief/brief-shapes.ts';
import { RowCertainty, RowTrend } from './RowLook.tsx';
import { useReceiptFacts } from './use-receipt-facts.ts';
import styles from './Brief.module.css';

/** The exclusive page's head as its call gives it. */
export type ExclusiveTab = OutputOf<'event/getExclusiveTab'>;
type Sentence = ExclusiveTab['sentences'][number];
type Piece = Sentence['pieces'][number];

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

function DrawnPiece({ piece }: { piece: Exclude<Piece, { kind: 'text' }> }) {
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
