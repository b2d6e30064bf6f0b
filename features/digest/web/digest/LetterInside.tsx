import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import typeStyles from '#platform/ui/type.module.css';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { letterParts, type LetterParts } from '../../domain/digest/letter-parts.ts';
import type { DigestData } from './load-digest.ts';
import styles from './Digest.module.css';

interface Props {
  mailing: NonNullable<DigestData['mailing']>;
  choice: LetterParts;
  onChange: (part: Partial<LetterParts>) => void;
}

/** What the letter holds; what cannot be had here says what is missing. */
export function LetterInside({ mailing: { hasRegion, canPrint }, choice, onChange }: Props) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const offered = letterParts.filter((part) => part !== 'withPdf' || canPrint);
  return (
    <fieldset className={styles.inside}>
      <legend>{t('Digest_Inside')}</legend>
      {offered.map((part) => (
        <Checkbox
          key={part}
          label={t(`Digest_${part}`)}
          checked={choice[part]}
          onChange={(checked) => onChange({ [part]: checked })}
        />
      ))}
      {choice.withBrief && !hasRegion && (
        <p className={typeStyles.small}>
          {t('Digest_NoRegion')}{' '}
          <Link className="link" to={buildRoute('profile')}>
            {t('Digest_ToProfile')}
          </Link>
        </p>
      )}
    </fieldset>
  );
}
