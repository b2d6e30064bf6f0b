import { useEffect, useState } from 'react';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { useText } from '#platform/web/text.ts';
import styles from './GalleryPage.module.css';

const files = import.meta.glob<GallerySection>(
  ['/platform/**/*.gallery.tsx', '/{features,services}/**/*.gallery.tsx'],
  {
    import: 'gallery',
  },
);

/** Every component with all its states, as the rooms' gallery files show them. */
export default function GalleryPage() {
  const t = useText();
  const [sections, setSections] = useState<GallerySection[]>([]);
  useEffect(() => {
    Promise.all(Object.values(files).map((load) => load())).then(
      (loaded) => setSections(loaded.sort((one, other) => one.title.localeCompare(other.title))),
      console.error,
    );
  }, []);
  return (
    <main className={styles.page}>
      <h1>{t('Titles_Gallery')}</h1>
      <nav aria-label={t('Titles_Gallery')}>
        {sections.map(({ title }) => (
          <a key={title} href={`#${title}`}>
            {title}
          </a>
        ))}
      </nav>
      {sections.map(({ title, items }) => (
        <section key={title} id={title}>
          <h2>{title}</h2>
          {items.map(({ name, render }) => (
            <div key={name} className={styles.item}>
              <p>{name}</p>
              <div>{render()}</div>
            </div>
          ))}
        </section>
      ))}
    </main>
  );
}
