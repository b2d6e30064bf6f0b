import { useEffect, useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { OwnFileState } from '../use-own-file.ts';
import styles from '../OwnData.module.css';

/** Smaller files are read before anybody could follow it. Unit: bytes. */
const worthTelling = 100_000;

/** How many rows of a large file have gone out, then that all of them are read; and the way to break it off. */
export function SendingRows({ file, state }: { file: File; state: OwnFileState }) {
  const t = useText();
  const { percent } = useFormats();
  const rows = useRowCount(file);
  const { busy, sentBytes, read, stop, drop } = state;
  if (!busy || file.size < worthTelling) return null;
  const share = Math.min(1, sentBytes / file.size);
  const words =
    share === 1
      ? t('OwnData_ReadingRows', { rows: rows ?? 0 })
      : rows === null
        ? t('OwnData_SendingShare', { share: percent(100 * share, 0) })
        : t('OwnData_SendingRows', { sent: Math.floor(rows * share), rows });
  return (
    <div className={styles.fix} role="status">
      <progress max={1} value={share === 1 ? undefined : share} aria-label={words} />
      <span>{words}</span>
      <Button size="small" onClick={read === null ? drop : stop}>
        {t('OwnData_Stop')}
      </Button>
    </div>
  );
}

/** Rows of a text file; null of a workbook, and before they are counted. */
function useRowCount(file: File): number | null {
  const [rows, setRows] = useState<number | null>(null);
  useEffect(() => {
    let isOver = false;
    void countRows(file).then((count) => {
      if (!isOver) setRows(count);
    });
    return () => {
      isOver = true;
    };
  }, [file]);
  return rows;
}

const lineEnd = 10;

/** Lines of a file of text; null of a workbook, which is an archive. */
export async function countRows(file: Blob): Promise<number | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return null;
  let rows = bytes.at(-1) === lineEnd ? 0 : 1;
  for (const byte of bytes) if (byte === lineEnd) rows += 1;
  return rows;
}
