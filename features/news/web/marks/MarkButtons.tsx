import { useLocation } from 'react-router';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import type { IconName } from '#platform/ui/icons/Icon.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { useKeep } from './use-keep.ts';
import { useMarks } from './use-marks.ts';
import styles from './MarkButtons.module.css';

/** Marks a person sets by hand, with their icons. */
const marks = [
  ['later', 'bookmark'],
  ['favourite', 'star'],
  ['liked', 'heart'],
] as const satisfies readonly (readonly [string, IconName])[];

/** Buttons to keep an item; without an account they lead to the login and back. */
export function MarkButtons({ newsId }: { newsId: number }) {
  const t = useText();
  const known = useMarks();
  const keep = useKeep();
  const { isLoggedIn } = useSession();
  const buildRoute = useBuildRoute();
  const { pathname, search } = useLocation();
  return marks.map(([kind, icon]) => {
    if (!isLoggedIn)
      return (
        <ButtonLink
          key={kind}
          to={buildRoute('login', {}, { search: { returnUrl: pathname + search } })}
          variant="text"
          size="small"
          icon={icon}
        >
          {t(`News_Mark_${kind}`)}
        </ButtonLink>
      );
    const isOn = known[kind].has(newsId);
    return (
      <Button
        key={kind}
        variant="text"
        size="small"
        icon={icon}
        aria-pressed={isOn}
        className={isOn ? styles.pressed : undefined}
        onClick={() => void keep(newsId, kind, !isOn)}
      >
        {t(isOn ? `News_Mark_${kind}_on` : `News_Mark_${kind}`)}
      </Button>
    );
  });
}
