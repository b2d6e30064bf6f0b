import { useMemo } from 'react';
import { useLoaderData } from 'react-router';
import { packed, unpack } from '#platform/web/packed-courses.ts';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { FamilyParts } from '../depth/FamilyParts.tsx';
import { HealthParts } from './HealthParts.tsx';
import { loadHealth } from './load-health.ts';
import { useRevised } from '../revisions/use-revised.ts';

const load = packed(loadHealth);
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** A region's health in depth: beds and doctors, diseases by age, what was counted of 2020, each indicator beside others. */
export default function HealthDetailPage() {
  const given = useLoaderData<typeof loader>();
  const loaded = useMemo(() => unpack(given), [given]);
  const { health, ...family } = useRevised(loaded, loadHealth);
  return (
    <FamilyParts {...family}>
      <HealthParts health={health} />
    </FamilyParts>
  );
}
