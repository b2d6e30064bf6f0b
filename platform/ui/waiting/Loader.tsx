import { useText } from '#platform/web/text.ts';
import styles from './Loader.module.css';

/** Spec 9: the parts of a loader start 50 ms after one another. */
const staggerMs = 50;

export type LoaderKind = 'circles' | 'progress' | 'hex';

const parts: Record<LoaderKind, number> = { circles: 3, progress: 1, hex: 6 };

interface Props {
  kind?: LoaderKind;
  /** 0…1 turns the bar of `progress` into a measure. */
  share?: number;
  /** What is awaited; "loading" when left out. */
  label?: string;
}

/** Something is under way. Where content of known shape is awaited, take a Skeleton. */
export function Loader({ kind = 'circles', share, label }: Props) {
  const t = useText();
  const measured = kind === 'progress' && share !== undefined;
  return (
    <span
      className={`${styles.loader} ${styles[kind]}`}
      role={measured ? 'progressbar' : 'status'}
      aria-label={label ?? t('Ui_Loading')}
      aria-valuenow={measured ? Math.round(share * 100) : undefined}
      aria-valuemin={measured ? 0 : undefined}
      aria-valuemax={measured ? 100 : undefined}
    >
      {Array.from({ length: parts[kind] }, (_, index) => (
        <i
          key={index}
          className={measured ? styles.measured : undefined}
          style={{
            animationDelay: `${index * staggerMs}ms`,
            '--turn': index,
            width: measured ? `${share * 100}%` : undefined,
          }}
        />
      ))}
    </span>
  );
}
