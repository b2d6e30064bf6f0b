import styles from './Avatar.module.css';

/** A person's photo, or the first letters of their name. Says nothing to a screen reader: the name stands beside. */
export function Avatar({
  name,
  photo,
  large = false,
}: {
  name: string;
  photo: string | null;
  large?: boolean;
}) {
  const className = `${styles.avatar} ${large ? styles.large : ''}`;
  if (photo !== null)
    return <img className={className} src={photo} alt="" width={320} height={320} loading="lazy" />;
  return (
    <span className={className} aria-hidden>
      {lettersOf(name)}
    </span>
  );
}

function lettersOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => (word === undefined ? '' : [...word][0]!.toUpperCase()))
    .join('');
}
