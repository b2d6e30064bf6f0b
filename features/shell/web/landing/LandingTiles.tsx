import { SpokenSentences } from '#features/briefing/public.web.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import type { Previews } from '../access/PreviewCharts.tsx';
import { AffairSteps } from './AffairSteps.tsx';
import { ForecastRecord, NoRecordYet } from './ForecastRecord.tsx';
import { MeasureDays } from './MeasureDays.tsx';
import { PlacePyramid, PlaceWeek } from './PlaceWeek.tsx';
import styles from './LandingProof.module.css';

/** What stands behind the product, as its call gives it. */
export type Proof = OutputOf<'site/getLandingProof'>;

/** Six questions of a morning, each answered by what is known; one without an answer is left out. */
export function LandingTiles({ proof, previews }: { proof: Proof; previews: Previews | null }) {
  const { affair, trend, record, measures, sentences, openDay, forecast } = proof;
  const place = forecast.shortName;
  return (
    <div className={styles.tiles}>
      {affair && <AffairSteps {...affair} />}
      <PlaceWeek trend={trend} name={place} />
      {record && <ForecastRecord {...record} />}
      {!record && forecast.release && <NoRecordYet place={place} day={forecast.release.originDay} />}
      {measures && <MeasureDays {...measures} place={place} day={openDay} />}
      {previews?.pyramid && <PlacePyramid {...previews} />}
      {sentences.length > 0 && <Morning sentences={sentences} />}
    </div>
  );
}

function Morning({ sentences }: Pick<Proof, 'sentences'>) {
  const t = useText();
  return (
    <section className={styles.part}>
      <h2>{t('Landing_HearTitle')}</h2>
      <p className={styles.sub}>{t('Landing_HearSub')}</p>
      <SpokenSentences sentences={sentences} />
      <p className={styles.source}>{t('Landing_HearSource')}</p>
    </section>
  );
}
