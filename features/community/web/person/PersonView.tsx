import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Link } from '#platform/web/Link.tsx';
import { ExternalLink } from '#platform/ui/links/ExternalLink.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { Avatar } from '#platform/ui/images/Avatar.tsx';
import { audiences } from '../../domain/profile/privacy.ts';
import { type Person, PersonParts } from './PersonParts.tsx';
import { PersonActions } from '../friends/PersonActions.tsx';
import styles from './PersonView.module.css';

/** A person's page: what they let this visitor see, and nothing that says what they keep. */
export function PersonView({ person }: { person: Person }) {
  const t = useText();
  const formats = useFormats();
  return (
    <main className={styles.page}>
      {person.isOwn && <AsOthers />}
      {person.background !== null && (
        <img className={styles.background} src={person.background} alt="" width={1280} height={320} />
      )}
      <header className={styles.head}>
        <Avatar name={person.name} photo={person.photo} large />
        <div>
          <h1 className={styles.title}>{person.name || t('People_NoName')}</h1>
          <p className={styles.note}>{t('People_Since', { day: formats.day(person.registeredOn) })}</p>
        </div>
      </header>
      <PersonActions person={person} canWrite={person.canWrite} />
      <Facts person={person} />
      {person.friends !== null && (
        <Tile
          level={2}
          title={t('People_FriendsOf', { count: person.friendCount ?? 0 })}
          state={
            person.friends.length === 0
              ? { kind: 'empty', isOwn: true, message: t('People_NoFriends') }
              : { kind: 'ready' }
          }
        >
          <People people={person.friends} />
        </Tile>
      )}
      <PersonParts person={person} />
    </main>
  );
}

/** Whose eyes the own page is looked at with. */
function AsOthers() {
  const t = useText();
  const [search] = useSearchParams();
  const buildRoute = useBuildRoute();
  return (
    <nav className={styles.as} aria-label={t('People_AsOthers')}>
      <span>{t('People_AsOthers')}:</span>
      {audiences.slice(0, 3).map((as) => (
        <Link
          key={as}
          className="link"
          to={{ search: `as=${as}` }}
          aria-current={search.get('as') === as ? 'true' : undefined}
        >
          {t(`People_Audience_${as}`)}
        </Link>
      ))}
      <Link className="link" to={buildRoute('profile')}>
        {t('People_BackToOwn')}
      </Link>
    </nav>
  );
}

const facts = [
  'workplace',
  'position',
  'location',
  'birthDate',
  'gender',
  'email',
  'phone',
  'skype',
] as const;
const accounts = ['vk', 'twitter', 'facebook'] as const;

function Facts({ person }: { person: Person }) {
  const t = useText();
  const formats = useFormats();
  const valueOf = (field: (typeof facts)[number]): string => {
    const value = person[field] ?? '';
    if (value === '') return '';
    if (field === 'birthDate') return formats.day(value);
    return field === 'gender' ? t(`People_Gender_${value as 'female' | 'male'}`) : value;
  };
  const known = facts.filter((field) => valueOf(field) !== '');
  const linked = accounts.filter((field) => person[field]);
  if (known.length + linked.length === 0) return <p className={styles.note}>{t('People_NothingSeen')}</p>;
  return (
    <dl className={styles.facts}>
      {known.map((field) => (
        <Fact key={field} name={t(`People_Field_${field}`)}>
          {valueOf(field)}
        </Fact>
      ))}
      {linked.map((field) => (
        <Fact key={field} name={t(`People_Field_${field}`)}>
          <ExternalLink className="link" href={person[field]!}>
            {person[field]!.replace('https://', '')}
          </ExternalLink>
        </Fact>
      ))}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** People by name, each leading to their page. */
function People({ people }: { people: { id: number; name: string; photo: string | null }[] }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <ul className={styles.people}>
      {people.map(({ id, name, photo }) => (
        <li key={id}>
          <Link to={buildRoute('person', { id })}>
            <Avatar name={name} photo={photo} />
            {name || t('People_NoName')}
          </Link>
        </li>
      ))}
    </ul>
  );
}
