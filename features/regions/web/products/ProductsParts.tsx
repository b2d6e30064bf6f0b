import { useText } from '#platform/web/text.ts';
import type { ProductsView } from '../../domain/products/products-view.ts';
import { FailedTile, TabColumn, TabPage, TabRow } from '#platform/ui/tiles/TabRow.tsx';
import type { ChangeView } from '#platform/web/routes/use-address-view.ts';
import { FuelTile } from './FuelTile.tsx';
import type { Products, Shipments } from './load-products.ts';
import { SectionTable } from './SectionTable.tsx';
import { ShipmentsChart } from './ShipmentsChart.tsx';
import { TradeGoods } from './TradeGoods.tsx';
import { TradeRatingTable } from './TradeRatingTable.tsx';
import { TradeTrend } from './TradeTrend.tsx';
import { Verdict } from '#platform/ui/figures/Verdict.tsx';
import { usePlace } from '../region/use-place.ts';
import { productsVerdict } from './products-verdict.ts';

interface Props extends Products {
  view: ProductsView;
  change: ChangeView<ProductsView>;
}

/** The tab's tiles; where a call failed those that needed it say so, the others stand. */
export function ProductsParts({ shipments, trade, rating, fuel, view, change }: Props) {
  const t = useText();
  return (
    <TabPage>
      <TabRow split="wideFirst">
        <TabColumn>
          {shipments ? (
            <>
              <ProductsVerdict shipments={shipments} />
              <ShipmentsChart {...{ shipments, view, change }} />
            </>
          ) : (
            <FailedTile title={t('RegionProducts_Shipments')} />
          )}
          {fuel ? <FuelTile fuel={fuel} /> : <FailedTile title={t('RegionProducts_Fuel')} />}
        </TabColumn>
        <TabColumn>
          {shipments && <SectionTable shipments={shipments} />}
          {trade ? <TradeTrend trade={trade} /> : <FailedTile title={t('RegionProducts_Trade')} />}
          {trade ? <TradeGoods trade={trade} /> : <FailedTile title={t('RegionProducts_Goods')} />}
        </TabColumn>
      </TabRow>
      {rating ? <TradeRatingTable rating={rating} /> : <FailedTile title={t('RegionProducts_Rating')} />}
    </TabPage>
  );
}

/** The sentence that leads the tab; nothing before the first known year. */
export function ProductsVerdict({ shipments }: { shipments: Shipments }) {
  const t = useText();
  const { shortName } = usePlace();
  const sentences = productsVerdict(shipments, { t, place: shortName });
  return sentences.length === 0 ? null : <Verdict sentences={sentences} />;
}
