import type { CursorNote, CursorRow } from './cursor-note.ts';
import styles from './Plot.module.css';

interface Props {
  note: CursorNote;
  /** The cursor's place, px of the layout. */
  x: number;
  width: number;
  narrow: boolean;
  /** With both the sheet stands at this height; at the upper edge without. */
  y?: number;
  height?: number;
}

/** The sheet beside the cursor with every series; on phones it keeps to the other half of the chart. */
export function CursorTip({ note, x, width, narrow, y, height }: Props) {
  const right = x > width / 2;
  const share = `${(x / width) * 100}%`;
  const beside = right ? { right: `calc(100% - ${share} + 12px)` } : { left: `calc(${share} + 12px)` };
  const opposite = right ? { left: 0 } : { right: 0 };
  const top =
    y === undefined || height === undefined || narrow ? 0 : Math.max(0, Math.min(y - 24, height - 96));
  return (
    <div className={styles.tip} style={{ ...(narrow ? opposite : beside), top }} aria-hidden="true">
      <b>{note.title}</b>
      {note.rows.map((row) => (
        <div key={row.name} className={styles.tipRow}>
          <Swatch row={row} />
          <span>{row.name}</span>
          {row.value !== undefined && <b>{row.value}</b>}
        </div>
      ))}
      {note.extra}
    </div>
  );
}

function Swatch({ row: { swatch = 'none', color = 'transparent' } }: { row: CursorRow }) {
  return <i className={styles[swatch]} style={{ background: swatch === 'none' ? 'none' : color }} />;
}
