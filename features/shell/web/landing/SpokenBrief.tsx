import { useMemo } from 'react';
import { useBriefVoice, useReceiptFacts } from '#features/briefing/public.web.ts';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { holdPunctuation } from '#platform/ui/figures/hold-punctuation.tsx';
import { ReceiptNumber } from '#platform/ui/figures/ReceiptNumber.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import styles from './LandingProof.module.css';

type Sentences = OutputOf<'site/getLandingProof'>['sentences'];

/** Sentences of a brief that can be heard; each number opens its receipt. */
export function SpokenBrief({ sentences }: { sentences: Sentences }) {
  const t = useText();
  const facts = useReceiptFacts();
  const texts = useMemo(() => sentences.map(({ spoken }) => spoken), [sentences]);
  const { at, isPlaying, toggle } = useBriefVoice(texts);
  return (
    <section className={styles.part}>
      <h2>{t('Landing_HearTitle')}</h2>
      <p className={styles.sub}>{t('Landing_HearSub')}</p>
      <p className={styles.spoken}>
        {sentences.map(({ rule, pieces }, index) => (
          <span key={rule} data-spoken={at === index ? '' : undefined}>
            {holdPunctuation(
              pieces.map((piece, place) =>
                piece.kind === 'number' ? (
                  <ReceiptNumber key={place} {...facts(piece.text, piece.receipt)} />
                ) : (
                  piece.text
                ),
              ),
              (_part, place) => pieces[place]?.kind === 'number',
            )}{' '}
          </span>
        ))}
      </p>
      <Button icon={isPlaying ? 'pause' : 'play'} onClick={toggle}>
        {t(isPlaying ? 'Landing_Pause' : 'Landing_Listen')}
      </Button>
      <p className={styles.source}>{t('Landing_HearSource')}</p>
    </section>
  );
}
