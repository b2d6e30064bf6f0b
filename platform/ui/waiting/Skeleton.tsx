import styles from './Skeleton.module.css';

const wave = [20, 30, 39, 47, 54, 58, 60, 59, 56, 51, 44, 35, 26, 24, 34, 43, 50, 56, 59, 60, 58, 54, 48, 40];

/** A line of text still to come; width in px or percent. Space is taken at once, the bar shows after 200 ms. */
export function SkeletonLine({ width = '100%', height }: { width?: number | string; height?: number }) {
  return <span className={`${styles.bar} ${styles.late}`} style={{ width, height }} aria-hidden />;
}

/** A chart still to come, of its real height in px. */
export function SkeletonChart({ height = 112 }: { height?: number }) {
  return (
    <div className={`${styles.bars} ${styles.late}`} style={{ height }} aria-hidden>
      {wave.map((share, index) => (
        <i key={index} style={{ height: `${share}%` }} />
      ))}
    </div>
  );
}

/** Table rows still to come, each of the real height: 36 px in tables, 40 in news. */
export function SkeletonRows({ rows = 6, height = 36 }: { rows?: number; height?: number }) {
  return (
    <div className={`${styles.rows} ${styles.late}`} aria-hidden>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row} style={{ height }}>
          <span className={styles.bar} style={{ maxWidth: `${[62, 48, 70, 55][index % 4]}%` }} />
          <span className={styles.bar} style={{ width: 56 }} />
          <span className={styles.bar} style={{ width: 40 }} />
        </div>
      ))}
    </div>
  );
}

/** News stories still to come: two lines of title, a line of sources. */
export function SkeletonStories({ stories = 4 }: { stories?: number }) {
  return (
    <div className={styles.late} aria-hidden>
      {Array.from({ length: stories }, (_, index) => (
        <div key={index} className={styles.story}>
          <span className={styles.bar} style={{ width: '92%', height: 18 }} />
          <span className={styles.bar} style={{ width: '64%', height: 18 }} />
          <span className={styles.bar} style={{ width: 180, marginTop: 14 }} />
        </div>
      ))}
    </div>
  );
}
