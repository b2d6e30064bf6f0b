import { useMemo } from 'react';
import { holdPunctuation } from '#platform/ui/figures/hold-punctuation.tsx';
import { DrawnPiece, type ExclusiveTab } from './Brief.tsx';
import { BriefPlayer } from './BriefPlayer.tsx';
import { useBriefVoice } from './use-brief-voice.ts';
import styles from './Brief.module.css';

/** Sentences of a brief as one paragraph that can be read aloud; each number opens its receipt. */
export function SpokenSentences({ sentences }: Pick<ExclusiveTab, 'sentences'>) {
  const texts = useMemo(() => sentences.map(({ spoken }) => spoken), [sentences]);
  const voice = useBriefVoice(texts);
  return (
    <>
      <p className={styles.spoken}>
        {sentences.map(({ rule, pieces }, at) => (
          <span key={rule} className={styles.sentence} data-spoken={voice.at === at ? '' : undefined}>
            {holdPunctuation(
              pieces.map((piece, index) =>
                piece.kind === 'text' ? piece.text : <DrawnPiece key={index} piece={piece} />,
              ),
              (_part, index) => pieces[index]?.kind === 'number',
            )}{' '}
          </span>
        ))}
      </p>
      <BriefPlayer voice={voice} count={sentences.length} />
    </>
  );
}
