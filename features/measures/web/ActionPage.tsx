import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { MeasureEditor } from './edit/MeasureEditor.tsx';
import { loadMeasure } from './measure/load-measure.ts';
import { MeasureView } from './measure/MeasureView.tsx';
import { MeasureDecision } from './moderate/MeasureDecision.tsx';

export const loader = serverLoader(loadMeasure);
export const clientLoader = browserLoader(loadMeasure);

/** One measure: to read, to write, or to decide on; who may not write or decide reads it. */
export default function ActionPage() {
  const loaded = useLoaderData<typeof loader>();
  const { mode, measure } = loaded;
  const key = `${measure.id} ${measure.version}`;
  const { can } = measure;
  if (mode === 'edit' && can.edit) return <MeasureEditor key={key} loaded={loaded} />;
  const decides = can.accept || can.decline || can.withdraw || can.appoint;
  if (mode === 'moderate' && decides) return <MeasureDecision key={key} loaded={loaded} />;
  return <MeasureView loaded={loaded} />;
}
