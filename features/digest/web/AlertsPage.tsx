import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { AlertsParts } from './alerts/AlertsParts.tsx';
import { loadAlerts } from './alerts/load-alerts.ts';

export const loader = serverLoader(loadAlerts);
export const clientLoader = browserLoader(loadAlerts);

/** Thresholds on figures: set, changed, paused, deleted and taken back. */
export default function AlertsPage() {
  return <AlertsParts data={useLoaderData<typeof loader>()} />;
}
