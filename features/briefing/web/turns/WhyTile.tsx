import { useCallback, useState } from 'react';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { TurnChart } from './TurnChart.tsx';
import { TurnStories, type Turns } from './TurnStories.tsx';
import { useLoaded, type Loaded } from '#platform/ui/tiles/use-loaded.ts';
import styles from './WhyTile.module.css';

/** What a turn, its chart and its stories take. */
const heights = { wide: 690, narrow: 1220 };

interface Props {
  yugoId: number;
  /** By whose clock: of the dossier or of the morning's news. */
  call: 'regiondossier/getTurns' | 'event/getTurns';
  /** The class its heading has on this page. */
  heading?: string;
}

/** Why did it move: a turn of the cases, and what was written in those days. It loads by itself. */
export function WhyTile({ yugoId, call, heading }: Props) {
  const api = useApi();
  const load = useCallback(
    (signal?: AbortSignal): Promise<Turns> => api.call(call, { yugoId }, { signal }),
    [api, call, yugoId],
  );
  return <WhyTileView loaded={useLoaded(load)} heading={heading} />;
}

/** The tile as what it loads stands: being loaded, failed, without turns, or with them. It has one heading in each. */
export function WhyTileView({
  loaded: { data, state },
  heading,
}: { loaded: Loaded<Turns> } & Pick<Props, 'heading'>) {
  const t = useText();
  const [chosen, setChosen] = useState(0);
  if (data === null) return <Tile level={2} title={t('Events_Why')} state={state} height={heights} />;
  const turn = data.turns[Math.min(chosen, data.turns.length - 1)];
  if (turn === undefined)
    return <Tile level={2} title={t('Events_Why')} state={{ kind: 'empty', message: t('Events_WhyNone') }} />;
  const { stories, measures, national } = turn;
  // Beside a chart a single sentence leaves a hole: it stands below.
  const isTold = stories.length + measures.length + national.length > 0;
  return (
    <section>
      <h2 className={heading}>{t('Events_Why')}</h2>
      <div className={isTold ? styles.why : styles.stacked}>
        <div>
          <div className={styles.choice} data-print="no">
            <TurnChoice {...{ data, chosen, setChosen }} />
          </div>
          <TurnChart turns={data} turn={turn} />
          <Method turns={data} />
        </div>
        <TurnStories turn={turn} />
      </div>
    </section>
  );
}

function TurnChoice({
  data,
  chosen,
  setChosen,
}: {
  data: Turns;
  chosen: number;
  setChosen: (index: number) => void;
}) {
  const t = useText();
  const { day: writeDay } = useFormats();
  return (
    <SelectField
      size="small"
      label={t('Events_WhyChoice')}
      labelHidden
      value={String(Math.min(chosen, data.turns.length - 1))}
      options={data.turns.map(({ kind, day }, index) => ({
        value: String(index),
        label: t(`Events_Turn_${kind}`, { day: writeDay(day) }),
      }))}
      onChange={(value) => setChosen(Number(value))}
    />
  );
}

/** How the turns were found, and how often the same search finds one where there is none. */
function Method({ turns: { method } }: { turns: Turns }) {
  const t = useText();
  const { percent } = useFormats();
  const { runs, withTurns } = method.shuffled;
  return (
    <p className={styles.method}>
      {t('Events_WhyMethod', { change: percent(method.minChangePercent, 0), runs, found: withTurns })}
    </p>
  );
}
