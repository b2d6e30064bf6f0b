import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import typeStyles from '#platform/ui/type.module.css';
import type { Told } from './load-indicator.ts';
import page from '../Explore.module.css';
import styles from './Indicator.module.css';

/** Side of a cell and room for a year's name, px. */
const side = 8;
const room = 36;
/** Between districts, px. */
const gap = 6;
/** Years from one name to the next. */
const every = 5;

/** Which region has which year: a cell each, and in words where values lack. */
export function Coverage({ told: { coverage, years } }: { told: Told }) {
  const t = useText();
  const { locale } = useFormats();
  const known = coverage.filter((each) => each.years.length > 0);
  if (known.length === 0) return null;
  const title = t('Explore_Indicator_Coverage', {
    known: known.reduce((sum, each) => sum + each.years.length, 0),
    all: coverage.length * years.length,
  });
  const missing = coverage
    .map(({ yugoId, name, years: own }) => ({ yugoId, name, count: years.length - own.length }))
    .filter(({ count }) => count > 0);
  const lefts = columnLefts(coverage);
  const size = { width: (lefts.at(-1) ?? 0) + side, height: years.length * side };
  const districts = [...new Set(coverage.map(({ district }) => district))].filter(Boolean);
  return (
    <section>
      <h2 className={page.heading}>{title}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by Tab */}
      <section className={styles.scroll} aria-label={title} tabIndex={0}>
        <svg viewBox={`0 0 ${size.width} ${size.height}`} {...size} role="img" aria-label={title}>
          {years.map((year, row) => (
            <g key={year}>
              {(year % every === 0 || (row === 0 && year % every < every - 1)) && (
                <text x={0} y={row * side + side} fontSize={11} fill="var(--ink-2)">
                  {year}
                </text>
              )}
              <path d={cellsOf(coverage, lefts, year, row)} fill="var(--d1-bar)" />
            </g>
          ))}
        </svg>
      </section>
      <p className={typeStyles.small}>
        {t('Explore_Indicator_CoverageNote')}{' '}
        {districts.length > 0 &&
          t('Explore_Indicator_Districts', { districts: districts.join(locale === 'ja' ? '、' : ', ') })}
      </p>
      {missing.length === 0 ? (
        <p className={typeStyles.note}>{t('Explore_Indicator_Full')}</p>
      ) : (
        <details>
          <summary>{t('Explore_Indicator_Gaps')}</summary>
          <ul className={page.rows}>
            {missing.map(({ yugoId, name, count }) => (
              <li key={yugoId}>{t('Explore_Indicator_Gap', { place: name, count })}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Where each region's column begins, px: those of a district stand together. */
function columnLefts(coverage: Told['coverage']): number[] {
  let left = room;
  return coverage.map(({ district }, at) => {
    if (at > 0) left += side + (district === coverage[at - 1]!.district ? 0 : gap);
    return left;
  });
}

/** The cells of a year as one path. */
function cellsOf(coverage: Told['coverage'], lefts: readonly number[], year: number, row: number): string {
  const inner = side - 1;
  return coverage
    .map(({ years }, column) =>
      years.includes(year) ? `M${lefts[column]} ${row * side}h${inner}v${inner}h-${inner}z` : '',
    )
    .join('');
}
