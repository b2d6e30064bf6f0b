import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Form } from '#platform/ui/forms/Form.tsx';
import { SearchField } from '#platform/ui/fields/SearchField.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { CodeLine, OpenClassifier } from './load-manuals.ts';
import styles from './CodeList.module.css';

/** A classifier as its keepers have it: one goes down by codes, or looks for a word. */
export function CodeList({ classifier: { book, lines, parent, text } }: { classifier: OpenClassifier }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const [, setSearch] = useSearchParams();
  const [sought, setSought] = useState(text);
  const isTree = book === 'okved' || book === 'icd';
  const words = sought.trim().toLowerCase();
  const shown = isTree ? lines : lines.filter(({ name }) => name.toLowerCase().includes(words));
  const addressOf = (below: string): string =>
    buildRoute('actionsManuals', {}, { search: below === '' ? { book } : { book, parent: below } });
  return (
    <div>
      <Form
        role="search"
        onSend={() => {
          if (isTree) setSearch(words === '' ? { book } : { book, q: sought.trim() });
        }}
      >
        <SearchField
          size="small"
          label={t('MeasuresManuals_Search')}
          placeholder={t('MeasuresManuals_Search')}
          value={sought}
          maxLength={100}
          onChange={setSought}
        />
      </Form>
      {(parent !== '' || text !== '') && (
        <p className={styles.up}>
          <Link to={addressOf('')}>{t('MeasuresManuals_Top')}</Link>
          {parent !== '' && <span> / {parent}</span>}
        </p>
      )}
      {shown.length === 0 && parent === '' && <p role="status">{t('MeasuresManuals_NotFound')}</p>}
      <ul className={styles.lines}>
        {shown.map((line) => (
          <li key={line.code ?? line.name} className={styles.line}>
            <Coded line={line} to={isTree && line.code !== null ? addressOf(line.code) : null} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Coded({ line: { code, name }, to }: { line: CodeLine; to: string | null }) {
  return (
    <>
      <span className={styles.code}>{code}</span>
      {to === null ? <span>{name}</span> : <Link to={to}>{name}</Link>}
    </>
  );
}
