import { useState, type KeyboardEvent } from 'react';
import { formatPeriodRange, periodOf } from '#platform/shared/periods.ts';
import { unitTitle } from '#platform/shared/figures.ts';
import { SearchField } from '#platform/ui/fields/SearchField.tsx';
import { SampleTag } from '#platform/ui/figures/SampleTag.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { SkeletonLine } from '#platform/ui/waiting/Skeleton.tsx';
import { ErrorState } from '#platform/ui/tiles/TileStateView.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useIndicators, type Family } from './use-indicators.ts';
import styles from './IndicatorFinder.module.css';

type Found = OutputOf<'explore/findIndicators'>['indicators'][number];

interface Props {
  /** Codes that are shown already. */
  chosen: readonly string[];
  /** Where a click on an indicator leads. */
  addressOf: (indicator: string) => string;
  /** Enter in the line takes the first one. */
  onChoose: (indicator: string) => void;
}

/** All indicators by words, everyday names and subject, each with its span and how many regions have it. */
export function IndicatorFinder({ chosen, addressOf, onChoose }: Props) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const [text, setText] = useState('');
  const [family, setFamily] = useState<Family | null>(null);
  const { data, state } = useIndicators(text, family);
  const submit = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const [first] = data?.indicators ?? [];
    if (first) onChoose(first.indicator);
  };
  return (
    <div className={styles.finder} onKeyDown={moveFocus} role="presentation">
      <SearchField
        label={t('Explore_Choose')}
        placeholder={t('Explore_Search')}
        maxLength={200}
        autoComplete="off"
        value={text}
        onChange={setText}
        onKeyDown={submit}
      />
      <div className={styles.families}>
        <FamilyButton current={family === null} onClick={() => setFamily(null)}>
          {t('Explore_AllFamilies')}
        </FamilyButton>
        {(data?.families ?? []).map((each) => (
          <FamilyButton
            key={each.family}
            current={family === each.family}
            onClick={() => setFamily(each.family)}
          >
            {t(`Catalogue_Family_${each.family}`)} <small>{each.count}</small>
          </FamilyButton>
        ))}
      </div>
      {state.kind === 'error' && <ErrorState title={t('Explore_Choose')} failure={state} />}
      {state.kind === 'loading' && <SkeletonLine width={220} />}
      {data && (
        <>
          <p className={styles.count} role="status">
            {t('Explore_Found', { count: data.total })}
          </p>
          {data.total === 0 && (
            <p className={styles.count}>
              {t('Explore_Indicators_None')} <Link to={buildRoute('ownData')}>{t('OwnData_Bring')}</Link>
            </p>
          )}
          <ul className={styles.list}>
            {data.indicators.map((each) => (
              <FoundRow
                key={each.indicator}
                found={each}
                isChosen={chosen.includes(each.indicator)}
                to={addressOf(each.indicator)}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function FamilyButton({
  current,
  onClick,
  children,
}: {
  current: boolean;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <button type="button" className={styles.family} aria-pressed={current} onClick={onClick}>
      {children}
    </button>
  );
}

function FoundRow({ found, isChosen, to }: { found: Found; isChosen: boolean; to: string }) {
  const t = useText();
  const { locale } = useFormats();
  const { name, indicator, unit, period, first, last, regions, sample } = found;
  return (
    <li>
      <Link to={to} className={styles.row} aria-current={isChosen ? 'true' : undefined} data-found="">
        <b>
          {name} {sample && <SampleTag />}
        </b>
        <small>
          {indicator}, {unitTitle(unit)}
        </small>
        <small>
          {formatPeriodRange(periodOf(period), first, last, locale)} ·{' '}
          {regions > 0 ? t('Explore_Regions', { count: regions }) : t('Explore_CountryOnly')}
        </small>
      </Link>
    </li>
  );
}

/** Arrows lead from the line through the list and back. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-found]')];
  const at = rows.indexOf(event.target as HTMLElement);
  const next = rows[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
