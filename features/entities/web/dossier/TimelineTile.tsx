import { Link } from '#platform/web/Link.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { newestFirst } from '../../domain/dossier/held-on.ts';
import type { Dossier } from './load-dossier.ts';
import { StatementText } from './StatementText.tsx';
import { usePartialDay } from './use-write-statement.ts';
import styles from './mentions/NewsLists.module.css';

const shown = 400;

/** What happened when: dated statements of registers, each with its source, and stories; newest first. */
export function TimelineTile({ header, mentions }: Pick<Dossier, 'header' | 'mentions'>) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const write = usePartialDay();
  const events = [
    ...header.statements
      .filter(({ starts, field }) => starts !== null && field !== 'calling')
      .map((statement) => ({ starts: statement.starts, statement, story: null })),
    ...(mentions?.stories ?? []).map((story) => ({ starts: story.first, statement: null, story })),
  ]
    .toSorted(newestFirst)
    .slice(0, shown);
  return (
    <Tile
      level={2}
      title={t('Entities_Timeline')}
      sub={t('Entities_TimelineSub')}
      state={events.length === 0 ? { kind: 'empty', message: t('Entities_TimelineNone') } : undefined}
    >
      <ol className={styles.spans}>
        {events.map(({ starts, statement, story }) => (
          <li key={statement ? `s${statement.id}` : `n${story!.id}`} className={styles.row}>
            <span className={styles.when}>{write(starts ?? '')}</span>
            {statement ? (
              <span>
                <StatementText statement={statement} sources={header.sources} />{' '}
                <small className={styles.when}>
                  {fieldName(statement.field, t)}
                  {statement.ends !== null && `, ${t('Entities_Until', { day: write(statement.ends) })}`}
                </small>
              </span>
            ) : (
              <span>
                <Link to={buildRoute('story', { id: story!.id })}>{story!.title}</Link>{' '}
                <small className={styles.when}>{t('Entities_StoryCount', { count: story!.headlines })}</small>
              </span>
            )}
          </li>
        ))}
      </ol>
    </Tile>
  );
}

const named = [
  'position',
  'faction',
  'committee',
  'constituency',
  'listingEvent',
  'amendedBy',
  'population',
] as const;

function fieldName(field: string, t: ReturnType<typeof useText>): string {
  const known = named.find((each) => each === field);
  return known === undefined ? '' : t(`Entities_Field_${known}`);
}
