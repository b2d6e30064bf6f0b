import { useFormats } from '#platform/ui/figures/use-formats.ts';
import typeStyles from '#platform/ui/type.module.css';
import { useText } from '#platform/web/text.ts';
import type { FuelPrices } from './load-products.ts';

type Fuel = FuelPrices['fuels'][number];

/** What a litre may cost in three months and in a year, how sure, and how such forecasts fared; nothing where too few months are known. */
export function FuelOutlook({ fuels }: { fuels: readonly Fuel[] }) {
  const t = useText();
  const { roubles, number } = useFormats();
  const rows = fuels.flatMap(({ code, name, outlook }) => outlook.map((one) => ({ code, name, ...one })));
  if (rows.length === 0) return null;
  const isRegime = fuels.some(({ warnings }) => warnings.includes('fuel.regime'));
  return (
    <section aria-label={t('RegionProducts_FuelOutlook')}>
      <h3>{t('RegionProducts_FuelOutlook')}</h3>
      <ul>
        {rows.map(({ code, name, months, method, price, low, high, record }) => (
          <li key={`${code}${months}`}>
            {t('RegionProducts_FuelAhead', {
              name,
              when: months === 3 ? 'quarter' : 'year',
              price: roubles(price, 2),
              low: roubles(low, 2),
              high: roubles(high, 2),
              method,
            })}{' '}
            {record !== null &&
              t('RegionProducts_FuelRecord', { ratio: number(record.ratio, 2), months: record.months })}
          </li>
        ))}
      </ul>
      {isRegime && <p className={typeStyles.note}>{t('RegionProducts_FuelRegime')}</p>}
    </section>
  );
}
