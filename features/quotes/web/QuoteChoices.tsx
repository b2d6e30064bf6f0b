import { Link } from '#platform/web/Link.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { QuotesData } from './load-quotes.ts';
import styles from './Quotes.module.css';

/** Rubric, circle, theme: each choice is an address. */
export function QuoteChoices({ data }: { data: QuotesData }) {
  const t = useText();
  const { rubricId, scopeId, themeId, rubrics, scopes, themes } = data;
  return (
    <nav className={styles.side} aria-label={t('Quotes_Rubric')}>
      <Choices title={t('Quotes_Rubric')} of={rubrics} chosen={rubricId} to={(id) => `?rubric=${id}`} />
      <Choices
        title={t('Quotes_Scope')}
        of={scopes}
        chosen={scopeId}
        to={(id) => `?rubric=${rubricId}&scope=${id}`}
      />
      <Choices
        title={t('Quotes_Theme')}
        of={themes}
        chosen={themeId}
        to={(id) => `?rubric=${rubricId}&scope=${scopeId}&theme=${id}`}
      />
    </nav>
  );
}

interface Props {
  title: string;
  of: QuotesData['rubrics'];
  chosen: number | null;
  to: (id: number) => string;
}

function Choices({ title, of, chosen, to }: Props) {
  const formats = useFormats();
  if (of.length === 0) return null;
  return (
    <div>
      <h2>{title}</h2>
      <ul className={styles.choices}>
        {of.map(({ id, name, count }) => (
          <li key={id}>
            <Link to={to(id)} aria-current={id === chosen ? 'true' : undefined} preventScrollReset>
              {name}
            </Link>{' '}
            <span>{formats.integer(count)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
