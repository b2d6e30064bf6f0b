import type { ReactNode } from 'react';
import { Link } from '#platform/web/Link.tsx';
import { ExternalLink } from '#platform/ui/links/ExternalLink.tsx';
import { Popover } from '#platform/ui/popups/Popover.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import type { Header } from './load-dossier.ts';
import { addressFields, useWriteStatement } from './use-write-statement.ts';
import styles from './StatementText.module.css';

type Statement = Header['statements'][number];

/** A value with a dotted line that opens who says so, under which licence, on which day and where. */
export function StatementText({ statement, sources }: { statement: Statement; sources: Header['sources'] }) {
  const t = useText();
  const write = useWriteStatement();
  const { day } = useFormats();
  const text = write(statement);
  return (
    <SourcedText
      text={text}
      source={sources.find(({ code }) => code === statement.source)!}
      before={
        <>
          {statement.other && <OtherLink other={statement.other} />}
          {addressFields.has(statement.field) && <ExternalLink href={statement.text}>{text}</ExternalLink>}
        </>
      }
      after={
        <>
          <span>{t('Entities_KnownOn', { day: day(statement.knownAt) })}</span>
          {statement.link !== null && (
            <ExternalLink href={statement.link}>{t('Entities_Document')}</ExternalLink>
          )}
        </>
      }
    />
  );
}

interface SourcedProps {
  text: string;
  source: Header['sources'][number];
  /** Where the value leads, above its source. */
  before?: ReactNode;
  /** What the statement itself adds, below. */
  after?: ReactNode;
}

/** A text with a dotted line that opens its source and licence. */
export function SourcedText({ text, source, before, after }: SourcedProps) {
  const t = useText();
  return (
    <Popover
      label={t('Ui_Receipt', { figure: text })}
      renderToggle={(toggle) => (
        <button type="button" {...toggle} className={styles.sourced}>
          <InLanguage>{text}</InLanguage>
        </button>
      )}
    >
      <div className={styles.origin}>
        {before}
        <span>
          {source.name}: <InLanguage>{source.title}</InLanguage>. {source.caveat}
        </span>
        <span>{t('Entities_Licence', { licence: source.licence })}</span>
        {after}
      </div>
    </Popover>
  );
}

function OtherLink({ other }: { other: NonNullable<Statement['other']> }) {
  const buildRoute = useBuildRoute();
  return <Link to={buildRoute('dossier', { kind: other.kind, id: other.id })}>{other.name}</Link>;
}

/** A register's Russian text is said in Russian on a page of another language. */
function InLanguage({ children }: { children: string }) {
  const locale = useLocale();
  return <span lang={locale !== 'ru' && /[а-яё]{3}/i.test(children) ? 'ru' : undefined}>{children}</span>;
}
