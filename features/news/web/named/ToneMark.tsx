import { useText } from '#platform/web/text.ts';
import styles from './ToneMark.module.css';

const shapes: Record<ToneName, string> = {
  negative: 'M1 2.5h8L5 8.5Z',
  neutral: 'M1.5 4.5h7v1h-7Z',
  positive: 'M1 7.5h8L5 1.5Z',
};

/** The tone as a shape and a word, never as a colour alone; nothing where it was not judged. */
export function ToneMark({ tone }: { tone: number | null }) {
  const t = useText();
  if (tone === null) return null;
  const name = toneName(tone);
  return (
    <span className={styles.tone}>
      <ToneShape name={name} /> {t(`News_Tone_${name}`)}
    </span>
  );
}

/** The shape alone, where the word stands beside it. */
export function ToneShape({ name }: { name: ToneName }) {
  return (
    <svg width={10} height={10} viewBox="0 0 10 10" aria-hidden="true">
      <path d={shapes[name]} fill="currentColor" />
    </svg>
  );
}

/** Tones in the order they are counted. */
export const toneNames = ['negative', 'neutral', 'positive'] as const;

/** Name of a tone. */
type ToneName = (typeof toneNames)[number];

/** -1 negative, 0 neutral, 1 positive. */
function toneName(tone: number): ToneName {
  return tone < 0 ? 'negative' : tone > 0 ? 'positive' : 'neutral';
}
