import { useLoaderData } from 'react-router';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import typeStyles from '#platform/ui/type.module.css';
import { describeCatalogue } from '../../domain/catalogue/dcat.ts';
import { DataSet } from './DataSet.tsx';
import styles from './CataloguePage.module.css';

type Catalogue = OutputOf<'catalogue/getSets'>;

const load: LoadPage<Catalogue> = ({ api }) => api.call('catalogue/getSets', {});
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** Every data set behind the figures, for people and for programs. */
export default function CataloguePage() {
  return <CatalogueParts catalogue={useLoaderData<typeof loader>()} />;
}

/** The sets by family, and the same as JSON-LD. */
export function CatalogueParts({ catalogue }: { catalogue: Catalogue }) {
  const t = useText();
  const formats = useFormats();
  const { openDay, sets } = catalogue;
  const families = Map.groupBy(sets, ({ family }) => family);
  return (
    <main className={styles.page}>
      <header>
        <h1 className={typeStyles.title}>{t('Titles_Catalogue')}</h1>
        <p className={typeStyles.note}>
          {t('Catalogue_Lead')} {openDay && t('Catalogue_Open', { day: formats.day(openDay) })}
        </p>
        <a href="/catalogue.jsonld">{t('Catalogue_Dcat')}</a>
      </header>
      {sets.length === 0 && (
        <Tile
          level={2}
          title={t('Titles_Catalogue')}
          state={{ kind: 'empty', message: t('Catalogue_Counting') }}
        />
      )}
      {[...families].map(([family, members]) => (
        <Tile key={family} level={2} title={t(`Catalogue_Family_${family}`)}>
          {members.map((set) => (
            <DataSet key={set.id} set={set} />
          ))}
        </Tile>
      ))}
      <StructuredData catalogue={catalogue} />
    </main>
  );
}

/** A data block, no script: what could end it is written as an escape. */
function StructuredData({ catalogue }: { catalogue: Catalogue }) {
  const locale = useLocale();
  const { publicUrl } = useStart();
  const text = JSON.stringify(describeCatalogue([{ locale, ...catalogue }], publicUrl));
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: text.replaceAll('<', String.raw`\u003c`) }}
    />
  );
}
