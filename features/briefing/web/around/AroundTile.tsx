import { useCallback } from 'react';
import { EventLine } from '../calendar/EventLine.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useLoaded, type Loaded } from '#platform/ui/tiles/use-loaded.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { AroundChart, type Around } from './AroundChart.tsx';
import styles from './AroundTile.module.css';

type Term = Props['term'];

/** What else happened in the measure’s place about its start; it loads by itself. */
export function AroundTile({
  measure: { id, version },
  term,
}: {
  measure: { id: number; version: number };
  term: Term;
}) {
  const api = useApi();
  const load = useCallback(
    (signal?: AbortSignal): Promise<Around | null> =>
      api.call('measure/getAround', { id, version }, { signal }),
    [api, id, version],
  );
  return <AroundView loaded={useLoaded(load)} term={term} />;
}

interface Props {
  loaded: Loaded<Around | null>;
  term: { starts: string | null; ends: string | null };
}

/** The tile as what it loads stands: a chart of the cases with the measure’s days, and what happened, earliest first. */
export function AroundView({ loaded: { data, state }, term }: Props) {
  const t = useText();
  const formats = useFormats();
  const title = t('MeasureAround_Title');
  if (data === null) {
    if (state.kind === 'ready') return null;
    return <Tile level={2} title={title} state={state} height={320} />;
  }
  const { place, from, to, events, stories, values } = data;
  if (events.length === 0 && values.every((value) => value === null))
    return <Tile level={2} title={title} state={{ kind: 'empty', message: t('MeasureAround_None') }} />;
  const sub = t('MeasureAround_Sub', { place: place.shortName, span: formats.dayRange(from, to) });
  const list = (
    <ol className={styles.events}>
      {events.map((event) => (
        <li key={`${event.kind} ${event.id} ${event.day} ${event.title}`} className={styles.event}>
          <time dateTime={event.day} className={styles.day}>
            {formats.shortDay(event.day)}
          </time>
          <div>
            <EventLine yugoId={place.yugoId} event={event} />
          </div>
        </li>
      ))}
    </ol>
  );
  const source = stories > 0 ? t('MeasureAround_Stories', { count: stories }) : undefined;
  if (values.every((value) => value === null))
    return (
      <Tile level={2} {...{ title, sub, source }}>
        {list}
      </Tile>
    );
  return (
    <div className={styles.around}>
      <AroundChart around={data} {...{ term, title, sub }} />
      {events.length === 0 ? <p className={styles.note}>{t('MeasureAround_None')}</p> : list}
      {source && <p className={styles.note}>{source}</p>}
    </div>
  );
}
