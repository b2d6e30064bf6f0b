import { useId, type CSSProperties, type ReactNode } from 'react';
import { SampleTag } from '#platform/ui/figures/SampleTag.tsx';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { SkeletonChart, SkeletonLine } from '#platform/ui/waiting/Skeleton.tsx';
import { useText } from '#platform/web/text.ts';
import { EmptyState, ErrorState, NoAccessState } from './TileStateView.tsx';
import type { TileState } from './tile-state.ts';
import styles from './Tile.module.css';

interface Props {
  /** A question or a finding. */
  title: string;
  /** Heading level on this page; looks the same. */
  level?: 2 | 3 | 4;
  /** What is drawn, with unit and definition. */
  sub?: ReactNode;
  /** Source, span of days, day of receipt. */
  source?: ReactNode;
  /** At the right end of the title: icon buttons, a period control. */
  tools?: ReactNode;
  /** Generated data: wears the tag. */
  sample?: boolean;
  state?: TileState;
  /** px that all states share; give the height the content has, on a desk and on a phone where they differ. */
  height?: number | TileHeights;
  /** In place of the usual bars while loading. */
  skeleton?: ReactNode;
  /** A hairline in place of the ink rule, for a tile inside a group. */
  soft?: boolean;
  children?: ReactNode;
}

/** Heights of a tile's content in px. */
export interface TileHeights {
  wide: number;
  narrow: number;
}

/** A block of a page: rule, title, sub-line, content, source; one question each. Five states of one height. */
export function Tile({
  title,
  level = 3,
  sub,
  source,
  tools,
  sample,
  state = ready,
  height,
  skeleton,
  soft,
  children,
}: Props) {
  const headingId = useId();
  const Heading = `h${level}` as const;
  const showsData = state.kind === 'ready' || state.kind === 'stale';
  return (
    <section
      className={`${styles.tile} ${soft ? styles.soft : ''} ${typeof height === 'object' ? styles.reserved : ''}`}
      style={styleOf(height)}
      aria-labelledby={headingId}
      aria-busy={state.kind === 'loading' || undefined}
      data-tile=""
    >
      <div className={styles.head}>
        <Heading id={headingId} className={styles.title}>
          {title} {sample && <SampleTag />}
        </Heading>
        {showsData && tools}
      </div>
      {showsData && sub && (
        <p className={styles.sub} data-tile-sub="">
          {sub}
        </p>
      )}
      <TileBody title={title} state={state} skeleton={skeleton}>
        {children}
      </TileBody>
      <TileSource state={state} source={source} />
    </section>
  );
}

const ready: TileState = { kind: 'ready' };

const styleOf = (height: Props['height']): CSSProperties =>
  typeof height === 'object'
    ? ({ '--wide': `${height.wide}px`, '--narrow': `${height.narrow}px` } as CSSProperties)
    : { minHeight: height };

function TileBody({
  title,
  state,
  skeleton,
  children,
}: Pick<Props, 'title' | 'skeleton' | 'children'> & { state: TileState }) {
  const t = useText();
  if (state.kind === 'loading') {
    return (
      <>
        <span className="sr-only">{t('Ui_Loading')}</span>
        {skeleton ?? <TileSkeleton />}
      </>
    );
  }
  if (state.kind === 'empty') return <EmptyState {...state} />;
  if (state.kind === 'error') return <ErrorState title={title} failure={state} />;
  if (state.kind === 'no-access') return <NoAccessState {...state} />;
  return children === undefined ? null : <div className={styles.body}>{children}</div>;
}

function TileSkeleton() {
  return (
    <>
      <SkeletonLine width={220} />
      <SkeletonLine width={160} />
      <SkeletonChart />
    </>
  );
}

function TileSource({ state, source }: { state: TileState; source: ReactNode }) {
  const t = useText();
  if (state.kind === 'loading') return <SkeletonLine width={140} />;
  if (state.kind === 'stale') {
    return (
      <p className={`${styles.source} ${styles.stale}`}>
        <Icon name="clock" size={14} /> <span>{state.age}</span>
      </p>
    );
  }
  const line = state.kind === 'error' ? state.code && t('Ui_ErrorCode', { code: state.code }) : source;
  return line ? (
    <p className={styles.source} data-tile-source="">
      {line}
    </p>
  ) : null;
}
