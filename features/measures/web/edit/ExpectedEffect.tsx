import { useCallback, useState } from 'react';
import { useDraftPart } from '#platform/ui/drafting/use-draft.ts';
import type { DraftKeeper } from '#platform/ui/drafting/draft-keeper.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useLoaded, type Loaded } from '#platform/ui/tiles/use-loaded.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { MeasureContent } from '../../domain/content/measure-content.ts';
import { keptOf, type Similar } from '../moderate/kept-of.ts';
import type { Said } from '../receipt/AskForm.tsx';
import { Expected } from '../receipt/Expected.tsx';
import { InstrumentFields } from '../receipt/InstrumentFields.tsx';
import type { Preview } from '../receipt/receipt-parts.ts';
import styles from './ExpectedEffect.module.css';

interface Props {
  id: number;
  version: number;
  keeper: DraftKeeper<MeasureContent>;
}

/** What the draft is expected to do, beside it: computed anew when something it rests on was saved, not with every letter. */
export function ExpectedEffect({ id, version, keeper }: Props) {
  const base = useDraftPart(keeper, (state) => state.base);
  const { direction, yugoIds, starts, ends, code, strictness } = base;
  const restsOn = JSON.stringify([direction, yugoIds, starts, ends, code, strictness]);
  return <Asked key={restsOn} {...{ id, version }} />;
}

/** Of a measure of the economy what it gives is said here: its text has no field for it. */
function Asked(at: Omit<Props, 'keeper'>) {
  const [{ said, turn }, setAsked] = useState<{ said: Said; turn: number }>({ said: {}, turn: 0 });
  return (
    <Computed key={turn} {...at} said={said} onAsk={(next) => setAsked({ said: next, turn: turn + 1 })} />
  );
}

interface AskedProps {
  said: Said;
  onAsk: (said: Said) => void;
}

function Computed({ id, version, said, onAsk }: Omit<Props, 'keeper'> & AskedProps) {
  const api = useApi();
  const load = useCallback(
    async (signal?: AbortSignal) => {
      const [preview, similar] = await Promise.all([
        api.call('measure/previewReceipt', { id, version, ...said }, { signal, again: 'quiet' }),
        api.call('measure/getSimilar', { id, version }, { signal }),
      ]);
      return { preview, similar };
    },
    [api, id, version, said],
  );
  return <EffectView loaded={useLoaded(load)} onAsk={onAsk} />;
}

/** The effect as what it loads stands. */
export function EffectView({
  loaded: { data, state },
  onAsk,
}: Pick<AskedProps, 'onAsk'> & { loaded: Loaded<{ preview: Preview; similar: Similar }> }) {
  const t = useText();
  if (data === null)
    return <Tile level={2} title={t('MeasureReceipt_Expected')} state={state} height={320} />;
  const { known, kept } = keptOf(data.similar);
  return (
    <section>
      <Expected preview={data.preview} />
      {data.preview.direction === 3 && <InstrumentFields preview={data.preview} onAsk={onAsk} />}
      {known > 0 && <p className={styles.note}>{t('MeasureDecision_SimilarKept', { known, kept })}</p>}
      {data.preview.lack === null && <p className={styles.note}>{t('MeasureDecision_EffectDraft')}</p>}
    </section>
  );
}
