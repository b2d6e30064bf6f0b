import { useLoaderData } from 'react-router';
import { useState, useRef, type RefObject } from 'react';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { findSections } from '#features/shell/domain/find-sections.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { SearchField } from '#platform/ui/fields/SearchField.tsx';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useStart } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import { sectionGroups, type SectionGroup } from './list-sections.ts';
import { useSections, type OfferedSection } from './use-sections.ts';
import styles from './Sections.module.css';
import { usePageKeys } from '#platform/web/use-page-keys.ts';

/** The newest facts below the names of sections; what could not be read is left out. */
const loadSections = (async ({ api, signal }) => {
  const [day, country, catalogue] = await Promise.all([
    api.call('news/getDayHistogram', {}, { signal }).catch(() => null),
    api.call('site/getPublicFigures', {}, { signal }).catch(() => null),
    api.call('catalogue/getSets', {}, { signal }).catch(() => null),
  ]);
  return {
    news: day && { day: day.day, headlines: day.headlines, outlets: day.outlets },
    country: country && {
      day: country.day,
      cases: country.cases.value,
      rising: country.rising,
      ranked: country.ranked,
    },
    sets: catalogue && catalogue.sets.length,
  };
}) satisfies LoadPage<unknown>;

/** What the page of sections knows beside the names. */
type SectionFacts = Awaited<ReturnType<typeof loadSections>>;

export const loader = serverLoader(loadSections);
export const clientLoader = browserLoader(loadSections);

/** Every screen of the product by the work it does. */
export default function SectionsPage() {
  return <SectionsParts facts={useLoaderData<typeof loader>()} />;
}

const headings = {
  news: 'Sections_news',
  regions: 'Sections_regionsGroup',
  data: 'Sections_dataGroup',
  work: 'Sections_workGroup',
  mine: 'Titles_Mine',
} as const;

/** Five columns by work, each screen with one sentence and its newest fact; a field narrows them in place. */
function SectionsParts({ facts }: { facts: SectionFacts }) {
  const t = useText();
  const sections = useSections();
  const [typed, setTyped] = useState('');
  const field = useSlashFocus();
  const shown =
    typed.trim() === ''
      ? sections
      : findSections(
          typed,
          sections.map((section) => ({ ...section, words: t(section.text) })),
        );
  return (
    <main>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('Titles_Sections')}</h1>
        <p className={styles.lead}>{t('Sections_Lead')}</p>
        <search ref={field}>
          <SearchField
            label={t('Sections_Find')}
            placeholder={t('Sections_Find')}
            value={typed}
            onChange={setTyped}
          />
        </search>
      </header>
      <div className={styles.columns}>
        {sectionGroups.map((group) => (
          <Column
            key={group}
            {...{ group, facts }}
            sections={shown.filter((section) => section.group === group)}
          />
        ))}
      </div>
      <output>{shown.length === 0 && <p className={styles.none}>{t('Sections_None')}</p>}</output>
      <Notes />
    </main>
  );
}

interface ColumnProps {
  group: SectionGroup;
  sections: readonly OfferedSection[];
  facts: SectionFacts;
}

function Column({ group, sections, facts }: ColumnProps) {
  const t = useText();
  if (sections.length === 0) return null;
  return (
    <section aria-labelledby={`sections-${group}`}>
      <h2 id={`sections-${group}`}>{t(headings[group])}</h2>
      <ul>
        {sections.map((section) => (
          <li key={section.route}>
            <Link to={section.to}>
              {section.name}
              {section.isLocked && (
                <>
                  <Icon name="lock" size={12} />
                  <span className="sr-only"> ({t('Sections_Locked')})</span>
                </>
              )}
            </Link>
            <p>
              {t(section.text)}
              <Fact {...{ section, facts }} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The newest fact of a screen, where there is one to tell. */
function Fact({
  section: { route },
  facts: { news, country, sets },
}: {
  section: OfferedSection;
  facts: SectionFacts;
}) {
  const t = useText();
  const { day, integer } = useFormats();
  const said =
    route === 'home' && news && news.headlines > 0
      ? t('Sections_FactNews', { ...news, day: day(news.day) })
      : route === 'regions' && country?.day
        ? t('Sections_FactRising', { ...country, day: day(country.day) })
        : route === 'overview' && country?.cases
          ? t('Sections_FactWeek', { cases: integer(country.cases) })
          : route === 'catalogue' && sets
            ? t('Sections_FactSets', { count: sets })
            : null;
  return said === null ? null : <span className={styles.fact}>{said}</span>;
}

/** What the lock means, and why two days stand beside each other. */
function Notes() {
  const t = useText();
  const { clock } = useStart();
  const { day } = useFormats();
  return (
    <p className={styles.notes}>
      <Icon name="lock" size={12} /> {t('Sections_LockNote')}{' '}
      {clock.newsDay !== clock.day && t('Sections_Days', { news: day(clock.newsDay), facts: day(clock.day) })}
    </p>
  );
}

/** The place whose field takes the focus at a slash, which stays a letter in any other field. */
function useSlashFocus(): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  usePageKeys((key) => {
    if (key === '/') place.current?.querySelector('input')?.focus();
    return key === '/';
  });
  return place;
}
