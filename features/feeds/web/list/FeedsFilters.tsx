import { useState } from 'react';
import { Hidden } from '#platform/ui/controls/Input.tsx';
import { AddressForm } from '#platform/ui/forms/AddressForm.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { ChipLink } from '#platform/ui/choices/Chips.tsx';
import { SearchField } from '#platform/ui/fields/SearchField.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { healths, writeFeedsView, type FeedsView } from './feeds-address.ts';
import styles from './FeedsFilters.module.css';

interface Props {
  view: FeedsView;
  /** Number of feeds by health. */
  counts: Readonly<Record<string, number>>;
  /** All but the removed ones. */
  all: number;
}

/** Search by title or address, and one health or all of them; healths nobody has are not offered. */
export function FeedsFilters({ view, counts, all }: Props) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { integer } = useFormats();
  const [text, setText] = useState(view.text);
  const { text: _text, ...rest } = writeFeedsView(view, {});
  const linkTo = (health: FeedsView['health']) =>
    buildRoute('feeds', {}, { search: writeFeedsView(view, { health }) });
  return (
    <div className={styles.filters}>
      <AddressForm action={buildRoute('feeds')} className={styles.search} role="search">
        {Object.entries(rest).map(([name, value]) => (
          <Hidden key={name} name={name} value={String(value)} />
        ))}
        <SearchField
          name="text"
          size="small"
          label={t('Feeds_Find')}
          placeholder={t('Feeds_Find')}
          value={text}
          onChange={setText}
        />
        <Button type="submit" size="small">
          {t('Feeds_FindGo')}
        </Button>
      </AddressForm>
      <nav className={styles.chips} aria-label={t('Feeds_Filter')}>
        <ChipLink to={linkTo(null)} current={view.health === null} preventScrollReset>
          {t('Feeds_All')} {integer(all)}
        </ChipLink>
        {healths
          .filter((health) => (counts[health] ?? 0) > 0 || health === view.health)
          .map((health) => (
            <ChipLink key={health} to={linkTo(health)} current={view.health === health} preventScrollReset>
              {t(`Feeds_Health_${health}`)} {integer(counts[health] ?? 0)}
            </ChipLink>
          ))}
      </nav>
    </div>
  );
}
