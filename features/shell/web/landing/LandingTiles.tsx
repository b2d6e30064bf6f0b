import type { OutputOf } from '#platform/web/api.ts';
import type { Previews } from '../access/PreviewCharts.tsx';
import { AffairSteps } from './AffairSteps.tsx';
import { ForecastRecord, NoRecordYet } from './ForecastRecord.tsx';
import { MeasureDays } from './MeasureDays.tsx';
import { PlacePyramid, PlaceWeek } from './PlaceWeek.tsx';
import { SpokenBrief } from './SpokenBrief.tsx';
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
      {sentences.length > 0 && <SpokenBrief sentences={sentences} />}
    </div>
  );
}
