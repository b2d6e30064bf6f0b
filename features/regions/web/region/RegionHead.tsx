import type { ReactNode } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { LocatorMap } from '#platform/maps/silhouette/LocatorMap.tsx';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useText } from '#platform/web/text.ts';
import { RegionActions } from '../overview/RegionActions.tsx';
import { RegionPath } from '../overview/RegionPath.tsx';
import typeStyles from '#platform/ui/type.module.css';
import { DeputiesFact, HeadFact } from './OfficeFacts.tsx';
import styles from './RegionPage.module.css';
import { tabs } from './region-tabs.ts';

type Card = OutputOf<'regiondossier/getRegionShortInfo'>;
type Geo = OutputOf<'regiondossier/getGeoHeader'>;

/** Name, facts and place on the map; what of it did not load is left out, the tabs below stand either way. */
export function RegionHead({ yugoId, card, geo }: { yugoId: number; card: Card | null; geo: Geo | null }) {
  const t = useText();
  const { name, shortName } = card ?? geo ?? { name: t('Regions_Region'), shortName: t('Regions_Region') };
  const dot =
    yugoId === federalYugoId || geo === null || geo.latitude === null || geo.longitude === null
      ? null
      : { latitude: geo.latitude, longitude: geo.longitude };
  return (
    <>
      <PlaceTitle name={shortName} />
      {/* Above the page's main part, so a landmark of its own; a tile below may bear the place's bare name. */}
      <section className={styles.header} aria-label={`${t('Titles_RegionStat')}: ${name}`} data-print-once>
        <div>
          <RegionPath parents={geo?.parents ?? []} />
          <h1 className={typeStyles.display}>{name.length > 28 ? shortName : name}</h1>
        </div>
        <div className={styles.facts}>{card ? <IdentityCard card={card} /> : <HeadFailed />}</div>
        <div className={styles.locator}>
          <LocatorMap at={dot} label={t('Regions_OnTheMap', { name })} width={132} />
        </div>
        <RegionActions
          yugoId={yugoId}
          name={name}
          hasPopulation={card !== null && card.population !== null}
        />
      </section>
    </>
  );
}

function HeadFailed() {
  const t = useText();
  const { revalidate } = useRevalidator();
  return (
    <p role="alert">
      {t('Ui_TileError')}{' '}
      <Button size="small" icon="retry" onClick={() => void revalidate()}>
        {t('Ui_Retry')}
      </Button>
    </p>
  );
}

/** The page's title names the place and the tab. */
function PlaceTitle({ name }: { name: string }) {
  const t = useText();
  const { pathname } = useLocation();
  const tab = tabs.find(([id]) => pathname.endsWith(`/${id}`))?.[1];
  return <PageTitle>{tab === undefined ? name : `${name}: ${t(tab)}`}</PageTitle>;
}

/** A fact that not every place has: left out where it is not known. */
function known(name: string, value: ReactNode, note?: string | null) {
  return value === null ? [] : [{ name, value, note }];
}

function IdentityCard({ card }: { card: Card }) {
  const t = useText();
  const formats = useFormats();
  const { population, areaKm2, capital, head, deputies, utcOffset, dataDay } = card;
  const facts = [
    {
      name: t('Regions_Population'),
      value: population && formats.integer(population.value),
      note: population && formats.day(population.day),
    },
    {
      name: t('Regions_Area'),
      value: areaKm2 === null ? null : `${formats.integer(areaKm2)} ${t('Regions_SquareKm')}`,
    },
    { name: t('Regions_Capital'), value: capital },
    ...known(
      t('Regions_Head'),
      head && <HeadFact head={head} />,
      head?.lastSeen && formats.day(head.lastSeen),
    ),
    ...known(
      t('Regions_Deputies'),
      deputies && <DeputiesFact deputies={deputies} />,
      deputies && formats.day(deputies.attestedOn),
    ),
    ...known(t('Regions_TimeZone'), utcOffset),
    { name: t('Regions_DataDay'), value: dataDay && formats.day(dataDay) },
  ];
  return (
    <dl className={styles.card}>
      {facts.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value ?? <NoData />} {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
