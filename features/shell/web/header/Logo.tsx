import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';

/** The product's name: to the company's site where there is one, else to the day's news. */
export function Logo({ className }: { className?: string }) {
  const t = useText();
  const { companyUrl } = useStart();
  const home = useBuildRoute()('home');
  if (companyUrl !== null) {
    return (
      <a className={className} href={companyUrl}>
        {t('App_ShortName')}
      </a>
    );
  }
  return (
    <Link className={className} to={home}>
      {t('App_ShortName')}
    </Link>
  );
}
