import { scatterTable, type ScatterDot, type ScatterInput } from '#platform/charts/scatter/scatter-data.ts';
import { ofPlaces } from '#platform/charts/frame/chart-table.ts';
import { formatPeriod } from '#platform/shared/periods.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { PlayBar } from '#platform/ui/slider/PlayBar.tsx';
import { useText } from '#platform/web/text.ts';
import type { LogAxes } from '../../domain/view/choices.ts';
import { measureName } from '../../domain/view/view-rows.ts';
import { useViewWords } from '../use-view-words.ts';
import { ViewSource } from '../ViewSource.tsx';
import type { FormProps } from '../view-props.ts';
import { useMoments, type MomentProps } from './use-moments.ts';
import { useScatterParts } from './use-scatter-parts.ts';
import { useMemo } from 'react';
import type { ChartAbout } from '#platform/charts/frame/chart-about.ts';
import { Scatter } from '#platform/charts/scatter/Scatter.tsx';
import { useGlide } from '#platform/ui/slider/use-play.ts';

/** Two indicators of every region as a dot, a third by its area. Each is at the newest time that most regions have, or all at one time that is played through. */
export function ScatterForm({ data, embed, log, ...kept }: FormProps & { log: LogAxes } & MomentProps) {
  const t = useText();
  const { locale } = useFormats();
  const { words, about } = useViewWords(data);
  const moments = useMoments(data, kept);
  const { frames, period, shown, play } = moments;
  const { dotsAt, ...axes } = useScatterParts(data, moments, log);
  const names = frames.map(({ day }) => formatPeriod(period, day, locale));
  const moment = shown === null ? undefined : names[shown];
  const input = { ...axes, moment, ...words };
  const aboutShown = {
    ...about,
    indicator: data.measures.map(measureName).join('; '),
    unit: '',
    ...(moment !== undefined && { period: moment }),
  };
  // A finding is of the view's own end: no other time wears it.
  const isEnd = shown === null || shown === moments.end;
  const stopForTools = ({ target }: { target: EventTarget }): void => {
    if (target instanceof Element && !target.closest('[data-play]')) play.pause();
  };
  return (
    <div onClickCapture={stopForTools}>
      <ChartFrame
        level={2}
        title={aboutShown.indicator}
        sub={isEnd ? data.title : moment}
        about={aboutShown}
        embed={embed}
        table={ofPlaces(scatterTable({ ...input, dots: dotsAt(shown) }, words))}
        sample={data.series.some(({ sample }) => sample)}
        source={<ViewSource data={data} />}
      >
        <MovingScatter {...{ input, about: aboutShown, dotsAt, shown }} glideMs={moments.stepMs} />
        {frames.length > 1 && (
          <PlayBar
            label={t('Explore_Moment')}
            words={{ play: t('Explore_Play'), pause: t('Explore_Pause') }}
            names={names}
            index={play.index}
            isPlaying={play.isPlaying}
            pausedAt={play.pausedAt}
            onShow={play.show}
            onToggle={play.toggle}
          />
        )}
      </ChartFrame>
    </div>
  );
}

interface Props {
  input: Omit<ScatterInput, 'dots' | 'about'>;
  about: ChartAbout;
  dotsAt: (position: number | null) => readonly ScatterDot[];
  /** The time on screen; null: each measure at its own. */
  shown: number | null;
  glideMs: number;
}

/** A scatter whose dots glide from one time to the next; it alone is drawn anew on the way. */
function MovingScatter({ input, about, dotsAt, shown, glideMs }: Props) {
  const position = useGlide(shown ?? 0, glideMs);
  const at = shown === null ? null : position;
  const dots = useMemo(() => dotsAt(at), [dotsAt, at]);
  return <Scatter {...input} about={about} dots={dots} />;
}
