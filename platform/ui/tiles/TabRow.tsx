import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import styles from './TabRow.module.css';

/** The tiles of a dossier's tab, row under row. */
export function TabPage({ children }: { children: ReactNode }) {
  return <main className={styles.page}>{children}</main>;
}

/** A row of tiles with hairlines between: three of a third each, one of two thirds first or last, or two halves of a wide column. */
export function TabRow({
  split,
  children,
}: {
  split: 'thirds' | 'halves' | 'wideFirst' | 'wideLast';
  children: ReactNode;
}) {
  return <div className={`${styles.row} ${styles[split]}`}>{children}</div>;
}

/** Tiles under one another in one column of a row. */
export function TabColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}

/** In place of a tile whose call failed: the others stand, and it can be asked again. */
export function FailedTile({ title }: { title: string }) {
  const { revalidate } = useRevalidator();
  return <Tile level={2} title={title} state={{ kind: 'error', onRetry: () => void revalidate() }} />;
}
