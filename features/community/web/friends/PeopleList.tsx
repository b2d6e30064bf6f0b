import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { Avatar } from '#platform/ui/images/Avatar.tsx';
import type { Relation } from '../../domain/relations.ts';
import { PersonActions } from './PersonActions.tsx';
import styles from './Friends.module.css';

interface Listed {
  id: number;
  name: string;
  photo: string | null;
  relation: Relation;
  place?: string;
  isHere?: boolean;
  mutual?: number;
}

/** People, each with what can be done. */
export function PeopleList({ people }: { people: readonly Listed[] }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <ul className={styles.list}>
      {people.map(({ place, isHere = false, mutual = 0, ...person }) => {
        const notes = [
          place,
          isHere && t('People_Here'),
          mutual > 0 && t('People_Mutual', { count: mutual }),
        ].filter(Boolean);
        const name = person.name || t('People_NoName');
        return (
          <li key={person.id}>
            <Avatar name={name} photo={person.photo} />
            <span className={styles.words}>
              <Link to={buildRoute('person', { id: person.id })}>{name}</Link>
              {notes.length > 0 && <small>{notes.join(', ')}</small>}
            </span>
            <PersonActions person={{ ...person, name }} canWrite={person.relation === 'friends'} />
          </li>
        );
      })}
    </ul>
  );
}
