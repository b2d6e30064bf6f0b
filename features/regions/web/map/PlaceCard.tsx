import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import { OldAge } from '#platform/ui/figures/OldAge.tsx';
import { ReceiptNumber } from '#platform/ui/figures/ReceiptNumber.tsx';
import { useReceipt } from '#platform/ui/figures/use-receipt.tsx';
import { SampleTag } from '#platform/ui/figures/SampleTag.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { MapValue } from '#platform/maps/choropleth/choropleth-data.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { ranksOf } from '../../domain/region/incidence.ts';
import type { MapData } from './load-map.ts';
import styles from './PlaceCard.module.css';

interface Props extends Pick<MapData, 'rating' | 'places'> {
  values: readonly MapValue[];
  /** Places whose figure is another one by now. */
  corrected?: ReadonlyMap<number, number | null>;
  chosen: number | null;
  onChoose: (place: number | null) => void;
  /** The day that is drawn, and the same written. */
  day: string;
  when: string;
  country: number | null;
}

/** The clicked region: its figure, its rank, the way to its dossier; without one, the highest five. */
export function PlaceCard(props: Props) {
  const { values, corrected, chosen, onChoose, rating, day, when, country } = props;
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  const place = values.find(({ id }) => id === chosen);
  if (!place) return <Highest {...props} />;
  const { unit, decimals } = rating.indicator;
  const sample = rating.values.some(({ yugoId, sample: made }) => yugoId === chosen && made);
  const later = corrected?.get(place.id);
  const rank = ranksOf(values.map(({ value }) => value))[values.indexOf(place)];
  return (
    <section className={styles.card} aria-live="polite">
      <header>
        <h2>{place.name}</h2>
        <IconButton icon="close" label={t('Ui_Close')} onClick={() => onChoose(null)} />
      </header>
      <p className={styles.value}>
        {place.value === null ? (
          <NoData />
        ) : (
          <CardNumber {...{ rating, when, day }} place={place.name} value={place.value} />
        )}{' '}
        {sample && <SampleTag />}
      </p>
      <p>
        {rating.indicator.name}, {when} {day === rating.day && <OldAge day={day} />}
      </p>
      {later != null && <p>{t('Regions_NowKnown', { value: formats.figure(later, unit, decimals) })}</p>}
      {rank !== null && rank !== undefined && (
        <p>{t('Regions_RankOf', { rank, ranked: values.filter(({ value }) => value !== null).length })}</p>
      )}
      {country !== null && (
        <p>{t('Regions_CountryValue', { value: formats.figure(country, unit, decimals) })}</p>
      )}
      <ButtonLink variant="primary" to={buildRoute('region', { id: place.id, tab: 'overview' })}>
        {t('Regions_OpenDossier')}
      </ButtonLink>
    </section>
  );
}

interface NumberProps extends Pick<Props, 'rating' | 'when' | 'day'> {
  place: string;
  value: number;
}

/** The card's number; it opens its receipt. */
function CardNumber({ rating: { indicator, source }, day, when, place, value }: NumberProps) {
  const formats = useFormats();
  const receiptOf = useReceipt();
  const { unit, decimals, name } = indicator;
  const written = formats.figure(value, unit, decimals);
  if (source === null) return written;
  const call = {
    name: 'regiondossier/getLocationsRating',
    input: { indicator: indicator.indicator, day },
  };
  const figure = { name: `${name}, ${place}`, value, unit, decimals, period: when, source, call };
  return <ReceiptNumber {...receiptOf(figure, source)}>{written}</ReceiptNumber>;
}

const shown = 5;

function Highest({ values, onChoose, rating }: Props) {
  const t = useText();
  const formats = useFormats();
  const highest = values
    .filter(({ value }) => value !== null)
    .sort((a, b) => b.value! - a.value!)
    .slice(0, shown);
  if (highest.length === 0) return <p className={styles.card}>{t('Regions_NoValues')}</p>;
  return (
    <section className={styles.card}>
      <h2>{t('Regions_Highest')}</h2>
      <ol>
        {highest.map(({ id, name, value }) => (
          <li key={id}>
            <button type="button" onClick={() => onChoose(id)}>
              {name}
            </button>
            <b>{formats.figure(value!, rating.indicator.unit, rating.indicator.decimals)}</b>
          </li>
        ))}
      </ol>
      <p>{t('Regions_ClickHint')}</p>
    </section>
  );
}
