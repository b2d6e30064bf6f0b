import type { ReactNode } from 'react';
import { ExternalLink } from '#platform/ui/links/ExternalLink.tsx';
import { Popover } from '#platform/ui/popups/Popover.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import styles from './RegionPage.module.css';

type Card = OutputOf<'regiondossier/getRegionShortInfo'>;
type Source = NonNullable<Card['head']>['source'];

/** Who heads the region: the name opens where it is known from. */
export function HeadFact({ head: { name, link, source } }: { head: NonNullable<Card['head']> }) {
  return (
    <Sourced label={name} source={source} link={link}>
      <Person name={name} />
    </Sourced>
  );
}

/** How many the region sent to the State Duma: the number opens their names. */
export function DeputiesFact({ deputies }: { deputies: NonNullable<Card['deputies']> }) {
  const formats = useFormats();
  return (
    <Sourced
      label={formats.integer(deputies.members.length)}
      source={deputies.source}
      list={
        <ul className={styles.people}>
          {deputies.members.map(({ name, faction }) => (
            <li key={name}>
              <Person name={name} /> {faction && <small lang="ru">{faction}</small>}
            </li>
          ))}
        </ul>
      }
    />
  );
}

interface SourcedProps {
  label: string;
  source: Source;
  link?: string | null;
  list?: ReactNode;
  children?: ReactNode;
}

/** Words with a dotted line that open their source, and a list where there is one. */
function Sourced({ label, source, link = null, list, children }: SourcedProps) {
  const t = useText();
  const formats = useFormats();
  const address = link ?? source.url;
  return (
    <Popover
      label={t('Ui_Receipt', { figure: label })}
      renderToggle={(toggle) => (
        <button type="button" {...toggle} className={styles.sourced}>
          {children ?? label}
        </button>
      )}
    >
      {list}
      <p className={styles.origin}>
        {source.name}:{' '}
        <span lang="ru">
          {address === null ? source.title : <ExternalLink href={address}>{source.title}</ExternalLink>}
        </span>
        . {source.caveat}{' '}
        {source.knownAt !== null && t('Regions_SeenInOffice', { day: formats.day(source.knownAt) })}
      </p>
    </Popover>
  );
}

/** Where a name is known in Russian alone it is said in Russian. */
function Person({ name }: { name: string }) {
  const locale = useLocale();
  return <span lang={locale !== 'ru' && /[а-яё]/i.test(name) ? 'ru' : undefined}>{name}</span>;
}
