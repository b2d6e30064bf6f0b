import { Link } from '#platform/web/Link.tsx';
import { typesetHeadline } from '#features/news/public.ts';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import typeStyles from '#platform/ui/type.module.css';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useMoment } from '#platform/ui/figures/use-formats.ts';
import { useSubjectLink } from '#services/following/public.web.ts';
import { HeadlineRows } from '../HeadlineRows.tsx';
import { WeekLine } from './WeekLine.tsx';
import type { DigestSection } from './load-digest.ts';
import styles from './Digest.module.css';

interface Props {
  section: DigestSection;
  /** The reader's own: it can be taken out. */
  isPersonal: boolean;
  changed: () => void;
}

/** A section: the story most outlets wrote of, then the others; a silent one says so and shows the way out. */
export function SectionView({ section, isPersonal, changed }: Props) {
  const t = useText();
  const { name, total, stories, storyCount, sectionType, sectionId, week } = section;
  const [lead, ...others] = stories;
  const left = storyCount - stories.length;
  return (
    <section className={styles.section} id={`${sectionType}-${sectionId}`}>
      <div className={styles.sectionHead}>
        <h2>{name}</h2>
        <span className={styles.kind}>{t(`Subs_${sectionType}`)}</span>
        <span className={typeStyles.meta}>{t('Digest_Count', { count: total })}</span>
        {isPersonal && <DropButton section={section} changed={changed} />}
      </div>
      {lead ? (
        <div className={styles.stories}>
          <div>
            <Lead story={lead} />
            {week && <WeekLine {...{ week, name, sectionId }} />}
          </div>
          <div>
            <HeadlineRows headlines={others} />
            {left > 0 && <Rest section={section} count={left} />}
          </div>
        </div>
      ) : (
        <>
          {week && <WeekLine {...{ week, name, sectionId }} />}
          <Quiet section={section} />
        </>
      )}
    </section>
  );
}

/** How many stories more the section has; where its subject has a page, the way there. */
function Rest({ section: { sectionType, sectionId }, count }: Pick<Props, 'section'> & { count: number }) {
  const t = useText();
  const to = useSubjectLink()({ type: sectionType, value: sectionId });
  const words = t('Digest_Rest', { count });
  return (
    <p className={typeStyles.meta}>
      {to === null ? (
        words
      ) : (
        <Link className="link" to={to}>
          {words}
        </Link>
      )}
    </p>
  );
}

/** A silent section: what a week has, and the ways out. */
function Quiet({ section: { weekTotal, sectionType, sectionId } }: Pick<Props, 'section'>) {
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <p className={typeStyles.note}>
      {t('Digest_Quiet')} {weekTotal !== null && `${t('Digest_QuietWeek', { count: weekTotal })} `}
      {weekTotal !== null && weekTotal > 0 && (
        <Link className="link" to={`${buildRoute('digest')}?period=week`}>
          {t('Digest_Longer')}
        </Link>
      )}{' '}
      {sectionType === 'category' && (
        <Link className="link" to={buildRoute('categories', { id: sectionId })}>
          {t('Digest_Widen')}
        </Link>
      )}
    </p>
  );
}

function Lead({ story }: { story: DigestSection['stories'][number] }) {
  const t = useText();
  const locale = useLocale();
  const buildRoute = useBuildRoute();
  const writeMoment = useMoment();
  const { storyId, newsId, title, language, sourceName, sources, date } = story;
  const to = storyId === null ? buildRoute('article', { newsId }) : buildRoute('story', { id: storyId });
  return (
    <div className={styles.lead}>
      <h3>
        <Link to={to} lang={language === locale ? undefined : language}>
          {typesetHeadline(title, language)}
        </Link>
      </h3>
      <p className={typeStyles.meta}>
        <b>{sourceName}</b>, {writeMoment(date)}
        {sources > 1 && `, ${t('Digest_Outlets', { count: sources })}`}
      </p>
    </div>
  );
}

function DropButton({ section, changed }: Omit<Props, 'isPersonal'>) {
  const t = useText();
  const api = useApi();
  const { name, sectionType, sectionId } = section;
  const drop = async (): Promise<void> => {
    try {
      await api.call('digest/UnsubscribeFromSection', { sectionType, sectionId });
      showToast(t('Digest_Dropped', { name }), { kind: 'done' });
      changed();
    } catch {
      showToast(t('Ui_NotDone'), { kind: 'failed' });
    }
  };
  return <IconButton icon="close" size={28} label={t('Digest_Drop', { name })} onClick={() => void drop()} />;
}
