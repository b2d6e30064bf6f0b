import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { FamilyParts } from '../depth/FamilyParts.tsx';
import { HealthParts } from './HealthParts.tsx';
import { loadHealth } from './load-health.ts';
import { useRevised } from '../revisions/use-revised.ts';

export const loader = serverLoader(loadHealth);
export const clientLoader = browserLoader(loadHealth);

/** A region's health in depth: beds and doctors, diseases by age, what was counted of 2020, each indicator beside others. */
export default function HealthDetailPage() {
  const { health, ...family } = useRevised(useLoaderData<typeof loader>(), loadHealth);
  return (
    <FamilyParts {...family}>
      <HealthParts health={health} />
    </FamilyParts>
  );
}
