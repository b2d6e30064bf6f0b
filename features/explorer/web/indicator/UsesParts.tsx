import { moscowYugoId } from '#platform/shared/known-places.ts';
import typeStyles from '#platform/ui/type.module.css';
import type { MessageKey } from '#app/messages.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import type { UsingScreen } from '../../domain/indicator/using-screens.ts';
import type { Told } from './load-indicator.ts';
import page from '../Explore.module.css';

/** Names of the screens: those of their own titles. */
const titles: Readonly<Record<UsingScreen, MessageKey>> = {
  overview: 'Titles_RegionStat',
  population: 'RegionNav_Population',
  ecology: 'RegionNav_Ecology',
  finance: 'Titles_Finance',
  products: 'Titles_Products',
  geo: 'Titles_Geo',
  smb: 'MainPage_MSP',
  populationDetail: 'RegionNav_Population',
  healthDetail: 'RegionNav_Healthcare',
  ecologyDetail: 'RegionNav_Ecology',
  dashboard: 'Menu_Dashboard',
};
/** Pages that stand beside a dossier and lay the region beside others. */
const compared: ReadonlySet<UsingScreen> = new Set(['populationDetail', 'healthDetail', 'ecologyDetail']);

/** Screens that show the indicator, at the reader's own region. */
export function UsesParts({ told: { uses } }: { told: Told }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { account } = useSession();
  const yugoId = account?.linkedObjectYugoId ?? moscowYugoId;
  return (
    <section>
      <h2 className={page.heading}>{t('Explore_Indicator_Uses')}</h2>
      {uses.length === 0 ? (
        <p className={typeStyles.note}>{t('Explore_Indicator_UsesNone')}</p>
      ) : (
        <>
          <ul className={page.rows}>
            {uses.map((screen) => (
              <li key={screen}>
                <Link to={buildRoute(screen, { ...paramsOf(screen, yugoId) })}>
                  {compared.has(screen)
                    ? t('Explore_Indicator_UsesCompared', { name: t(titles[screen]) })
                    : t(titles[screen])}
                </Link>
              </li>
            ))}
          </ul>
          <p className={typeStyles.small}>{t('Explore_Indicator_UsesNote')}</p>
        </>
      )}
    </section>
  );
}

function paramsOf(screen: UsingScreen, yugoId: number): Record<string, string | number> {
  if (screen === 'smb') return { id: 'all', yugoId };
  if (screen === 'populationDetail') return { id: yugoId, yugoId };
  if (compared.has(screen)) return { yugoId };
  return { id: yugoId };
}
