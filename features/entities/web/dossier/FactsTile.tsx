import { Fragment } from 'react';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { fieldOrder } from '../../domain/registry/fields.ts';
import { heldOn } from '../../domain/dossier/held-on.ts';
import { SaveEntities } from '../exchange/SaveEntities.tsx';
import { FoldLine } from './FoldLine.tsx';
import type { Header } from './load-dossier.ts';
import { SourcedText, StatementText } from './StatementText.tsx';
import { usePartialDay } from './use-write-statement.ts';
import styles from './FactsTile.module.css';

type Statement = Header['statements'][number];

/** What holds by itself, and what is shown with its days because it may have ended. */
const dated = new Set(['position', 'faction', 'committee', 'constituency']);
/** What is not shown before its day: terms, and what headlines call somebody from the first of them. */
const known = new Set([...dated, 'calling']);
const maxEarlier = 6;
/** So many other names stand in the folded line, the others in what it opens. */
const shownNames = 4;

/** Facts field by field, each value with its source; what nobody says of it is not shown. */
export function FactsTile({ header }: { header: Header }) {
  const t = useText();
  const { statements, identifiers, names } = header;
  const isEmpty = statements.length === 0 && identifiers.length === 0;
  return (
    <Tile
      level={2}
      title={t('Entities_Facts')}
      sub={isEmpty ? undefined : t('Entities_FactsSub')}
      state={
        isEmpty && names.length === 0
          ? {
              kind: 'empty',
              message: t(header.kind === 'company' ? 'Entities_FactsNoneCompany' : 'Entities_FactsNone'),
            }
          : undefined
      }
    >
      <dl className={`${styles.facts} ${styles.wide}`}>
        <Identifiers {...{ identifiers }} sources={header.sources} />
        {fieldOrder.map((field) => (
          <Field key={field} field={field} header={header} />
        ))}
        <Earlier header={header} />
      </dl>
      <MissingFields header={header} />
      {names.length > 0 && (
        <FoldLine label={t('Entities_OtherNames')} text={names.slice(0, shownNames).join(', ')}>
          {names.slice(shownNames).join(', ')}
        </FoldLine>
      )}
      {!isEmpty && <SaveEntities ids={[header.id]} name={header.name} />}
    </Tile>
  );
}

function Identifiers({ identifiers, sources }: Pick<Header, 'identifiers' | 'sources'>) {
  const t = useText();
  const labels = ['inn', 'ogrn', 'lei', 'isin', 'wikidata', 'iso3'] as const;
  return labels.map((scheme) => {
    const own = identifiers.filter((identifier) => identifier.scheme === scheme);
    return own.length === 0 ? null : (
      <Fragment key={scheme}>
        <dt>{t(`Entities_Field_${scheme}`)}</dt>
        <dd>
          {own.map(({ value, source }, at) => (
            <Fragment key={value}>
              {at > 0 && ', '}
              <SourcedText text={value} source={sources.find(({ code }) => code === source)!} />
            </Fragment>
          ))}{' '}
          {own.every(({ isChecked }) => isChecked) && (
            <span className={styles.right}>{t('Entities_DigitRight')}</span>
          )}
        </dd>
      </Fragment>
    );
  });
}

/** So many of one field are read here; the rest in the tree. */
const maxOfField = 20;

function Field({ field, header }: { field: (typeof fieldOrder)[number]; header: Header }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const own = header.statements.filter(
    (statement) => statement.field === field && (!known.has(field) || heldOn(statement, header.day)),
  );
  return own.length === 0 ? null : (
    <>
      <dt>{t(`Entities_Field_${field}`)}</dt>
      <dd>
        {own.slice(0, maxOfField).map((statement) => (
          <Value key={statement.id} statement={statement} sources={header.sources} day={header.day} />
        ))}
        {own.length > maxOfField && (
          <Link to={buildRoute('tree', { id: header.id })}>{t('Entities_OthersInTree')}</Link>
        )}
      </dd>
    </>
  );
}

/** What is asked of every company and no source of this one says; the last three no open source says of any. */
const askedOfCompanies = [
  'ogrn',
  'okved',
  'legalForm',
  'region',
  'director',
  'address',
  'charter',
  'owner',
] as const;

function MissingFields({ header: { kind, statements, identifiers } }: { header: Header }) {
  const t = useText();
  const known = new Set([
    ...statements.map(({ field }) => field),
    ...identifiers.map(({ scheme }) => scheme),
  ]);
  const missing = askedOfCompanies.filter((field) => !known.has(field));
  return kind !== 'company' || missing.length === 0 ? null : (
    <FoldLine
      label={t('Entities_Missing')}
      text={missing.map((field) => t(`Entities_Field_${field}`)).join(', ')}
    >
      {missing.includes('owner') && `${t('Entities_Field_owner')}: ${t('Entities_OwnersNone')}. `}
      {t('Entities_MissingWhy')}
    </FoldLine>
  );
}

/** Positions that had ended by the day of the page. */
function Earlier({ header }: { header: Header }) {
  const t = useText();
  const earlier = header.statements.filter(
    (statement) =>
      statement.field === 'position' && statement.ends !== null && !heldOn(statement, header.day),
  );
  return earlier.length === 0 ? null : (
    <>
      <dt>{t('Entities_Field_earlier')}</dt>
      <dd>
        {earlier.slice(0, maxEarlier).map((statement) => (
          <Value key={statement.id} statement={statement} sources={header.sources} day={header.day} />
        ))}
      </dd>
    </>
  );
}

function Value({
  statement,
  sources,
  day,
}: {
  statement: Statement;
  sources: Header['sources'];
  day: string;
}) {
  const t = useText();
  const write = usePartialDay();
  const { starts, field, knownAt } = statement;
  // An end that was not yet come on the day of the page was not known on it.
  const ends = statement.ends !== null && heldOn(statement, day) ? null : statement.ends;
  const isOpen = ends === null;
  return (
    <div className={styles.value}>
      <StatementText statement={statement} sources={sources} />{' '}
      {dated.has(field) && starts !== null && (
        <small>
          {!isOpen && t('Entities_Span', { from: write(starts), to: write(ends) })}
          {isOpen && knownAt >= day && t('Entities_Since', { day: write(starts) })}
          {isOpen &&
            knownAt < day &&
            t('Entities_SinceAttested', { day: write(starts), attested: write(knownAt) })}
        </small>
      )}
      {statement.other &&
        field !== 'country' &&
        field !== 'region' &&
        statement.other.name !== statement.text && <small>{statement.other.name}</small>}
    </div>
  );
}
