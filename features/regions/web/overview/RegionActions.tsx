import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { TabsPdfButton } from '#services/exports/public.web.ts';
import { FollowButton } from '#services/following/public.web.ts';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useTurnAddress } from '#platform/web/routes/use-address-view.ts';
import { comparedView, readOverviewView, writeOverviewView } from '../../domain/overview/overview-view.ts';
import { tabs } from '../region/region-tabs.ts';
import styles from './RegionActions.module.css';

const CompareDialog = lazy(() =>
  import('./CompareDialog.tsx').then(({ CompareDialog: component }) => ({ default: component })),
);

/** What can be done with the dossier as a whole: follow the region, lay it beside others, take it as a file. */
export function RegionActions({
  yugoId,
  name,
  hasPopulation,
}: {
  yugoId: number;
  name: string;
  hasPopulation: boolean;
}) {
  const t = useText();
  const [comparing, setComparing] = useState(false);
  const buildRoute = useBuildRoute();
  const { chosen, choose, show } = useComparing(yugoId, hasPopulation);
  return (
    <div className={styles.actions}>
      <FollowButton key={yugoId} type="region" value={yugoId} name={name} />
      <Button size="small" icon="compare" onClick={() => setComparing(true)}>
        {t('Regions_Compare')}
      </Button>
      <ButtonLink size="small" icon="bell" to={buildRoute('alerts', {}, { search: { place: yugoId } })}>
        {t('Titles_Alerts')}
      </ButtonLink>
      <TabsPdfButton
        tabs={tabs.map(([tab, key]) => ({ to: buildRoute('region', { id: yugoId, tab }), label: t(key) }))}
      />
      {comparing && (
        <Suspense fallback={null}>
          <CompareDialog
            own={yugoId}
            chosen={chosen}
            onChange={choose}
            onClose={() => {
              setComparing(false);
              show();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Places laid beside this one: on the overview its chart changes at once, from another tab it opens when the choice is made. */
function useComparing(yugoId: number, hasPopulation: boolean) {
  const buildRoute = useBuildRoute();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const turn = useTurnAddress();
  const isOnOverview = useLocation().pathname === buildRoute('overview', { id: yugoId }).split('?')[0];
  const [elsewhere, setElsewhere] = useState<number[]>([]);
  const nothing = new URLSearchParams();
  const written = (compare: number[], from: URLSearchParams): URLSearchParams => {
    const view = readOverviewView(from, yugoId);
    return writeOverviewView({ ...view, ...comparedView(view, compare, hasPopulation) }, from);
  };
  return {
    chosen: isOnOverview ? readOverviewView(search, yugoId).compare : elsewhere,
    choose: (compare: number[]): void => {
      if (isOnOverview) void turn((newest) => written(compare, newest));
      else setElsewhere(compare);
    },
    show: (): void => {
      if (isOnOverview || elsewhere.length === 0) return;
      const asked = Object.fromEntries(written(elsewhere, nothing));
      void navigate(buildRoute('overview', { id: yugoId }, { search: asked }));
    },
  };
}
