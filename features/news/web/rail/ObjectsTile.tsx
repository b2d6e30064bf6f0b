import { useRevalidator } from 'react-router';
import { HourBars } from '#platform/charts/day/HourBars.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { tagOf } from '../../domain/feed/named-objects.ts';
import styles from './ObjectsTile.module.css';

const kinds = [
  'News_Object_Company',
  'News_Object_Person',
  'News_Object_Geography',
  'News_Object_Government',
  'News_Object_International',
  'News_Object_Technology',
  'News_Object_Product',
  'News_Object_Law',
  'News_Object_Event',
  'News_Object_Party',
  'News_Object_Media',
] as const;

type DayObject = OutputOf<'news/getDayObjects'>[number];

interface Props {
  /** Null: they did not load. Without `hours` the figure stands alone. */
  objects: readonly (Omit<DayObject, 'hours'> & { hours?: DayObject['hours'] })[] | null;
}

/** What the day's headlines name most, each with its hours on one scale. */
export function ObjectsTile({ objects }: Props) {
  const t = useText();
  const { revalidate } = useRevalidator();
  if (objects === null)
    return (
      <Tile
        title={t('News_ObjectsTitle')}
        level={2}
        state={{ kind: 'error', onRetry: () => void revalidate() }}
      />
    );
  return <Objects objects={objects} />;
}

function Objects({ objects }: { objects: NonNullable<Props['objects']> }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { integer } = useFormats();
  const hasHours = objects.some(({ hours }) => hours !== undefined);
  const most = Math.max(1, ...objects.flatMap(({ hours = [] }) => hours));
  return (
    <Tile
      title={t('News_ObjectsTitle')}
      level={2}
      tools={hasHours && <span className={styles.sub}>{t('News_ObjectsSub')}</span>}
      state={objects.length === 0 ? { kind: 'empty', message: t('News_ObjectsEmpty') } : undefined}
    >
      <table className={styles.objects}>
        <caption className="sr-only">{t(hasHours ? 'News_ObjectsSub' : 'News_ObjectsTitle')}</caption>
        <tbody>
          {objects.map((object) => (
            <tr key={object.id}>
              <th scope="row">
                <Link to={buildRoute('search', {}, { search: { q: tagOf(object) } })}>{object.name}</Link>{' '}
                <span>{t(kinds[object.objectType - 1] ?? kinds[0])}</span>
              </th>
              <td>{object.hours && <HourBars counts={object.hours} yMax={most} />}</td>
              <td>{integer(object.count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Tile>
  );
}
