import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { Affair } from '../answers.ts';
import { useNewsMoment } from '../rows/use-news-time.ts';
import styles from './AffairFigures.module.css';

type Figure = Affair['figures'][number];

/** Figures that went from one to the next, then those on which outlets disagree; nothing where there are none. */
export function AffairFigures({ figures }: { figures: Affair['figures'] }) {
  const t = useText();
  const changed = figures.filter(({ isChange }) => isChange);
  const apart = figures.filter(({ isChange }) => !isChange);
  return (
    <>
      {changed.length > 0 && (
        <Tile title={t('News_Affair_Changed')} level={2} source={t('News_Affair_ChangedNote')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col" className={styles.head}>
                  {t('News_Affair_Was')}
                </th>
                <th scope="col" className={styles.head}>
                  {t('News_Affair_Became')}
                </th>
              </tr>
            </thead>
            <tbody>
              {changed.map(({ values }) => (
                <tr key={values[0]?.newsId}>
                  <td className={styles.cell}>
                    <Written value={values[0]!} />
                  </td>
                  <td className={styles.cell}>
                    <Written value={values.at(-1)!} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Tile>
      )}
      {apart.length > 0 && (
        <Tile title={t('News_Affair_Disagree')} level={2} source={t('News_Affair_DisagreeNote')}>
          {apart.map(({ values }) => (
            <div key={values[0]?.newsId} className={styles.apart}>
              <DotLine values={values} />
              <ul className={styles.values}>
                {values.map((value) => (
                  <li key={value.newsId}>
                    <Written value={value} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Tile>
      )}
    </>
  );
}

/** The numbers on a line from nothing to the largest, in the order they were written: the first is hollow. */
function DotLine({ values }: { values: Figure['values'] }) {
  const most = Math.max(...values.map(({ value }) => value));
  return (
    <div className={styles.line} aria-hidden="true">
      {values.map(({ newsId, value }, at) => (
        <i
          key={newsId}
          className={at === 0 ? styles.firstDot : styles.dot}
          style={{ left: `${(100 * value) / most}%` }}
        />
      ))}
    </div>
  );
}

function Written({ value }: { value: Figure['values'][number] }) {
  const buildRoute = useBuildRoute();
  const whenOf = useNewsMoment();
  return (
    <>
      <Link
        to={buildRoute('article', { newsId: value.newsId })}
        className={styles.figure}
        title={value.title}
      >
        {value.figure}
      </Link>
      <span className={styles.who}>
        {whenOf(value)}, {value.sourceName}
      </span>
    </>
  );
}
