import type { ComponentProps } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useCopied } from '#platform/ui/chart-frame/use-copied.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useStart } from '#platform/web/start-context.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import typeStyles from '#platform/ui/type.module.css';
import { encodeQuery } from '#platform/shared/wire.ts';
import { SaveParquet } from './file/SaveParquet.tsx';
import { measureName } from '../domain/view/view-rows.ts';
import type { ViewProps, ViewData } from './view-props.ts';
import styles from './Explore.module.css';
import { formatPeriod, periodOf } from '#platform/shared/periods.ts';

/** Stands for the reader's own key. */
const key = 'KEY';

/** How the view is cited and asked for by a program, and what the checks found in it. */
export function CiteParts({
  data,
  view,
  address: path,
  load,
}: Pick<ViewProps, 'data' | 'view'> & Pick<ComponentProps<typeof SaveParquet>, 'address' | 'load'>) {
  const t = useText();
  const { day } = useFormats();
  const buildRoute = useBuildRoute();
  const { publicUrl } = useStart();
  const address = publicUrl + path;
  const checks = useChecks(data);
  const sources = [
    ...new Set(data.measures.flatMap((each) => each.sources.map(({ name, title }) => `${name}, ${title}`))),
  ];
  const names = data.measures.map(measureName).join('; ');
  const cited = `${sources.join('; ')}. ${names}. ${t('App_ShortName')}. ${t('Explore_Known', { day: day(data.asOf) })} ${address}`;
  const { measures: indicators, places, from, to, transform, form } = view;
  const asked = encodeQuery({ indicators, places, from, to, transform, form, asOf: data.asOf }).toString();
  const call = `/api/explore/getView?${asked}`;
  const file = `${publicUrl}/api/explore/getView.csv?${asked}`;
  return (
    <aside className={styles.beside}>
      {checks.length > 0 && (
        <section>
          <h2 className={styles.heading}>{t('Explore_Checks')}</h2>
          <ul className={styles.rows}>
            {checks.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2 className={styles.heading}>{t('Explore_Cite')}</h2>
        <Quoted text={cited} />
        <p className={typeStyles.small}>{t('Explore_CiteNote')}</p>
      </section>
      <section>
        <h2 className={styles.heading}>{t('Explore_Programs')}</h2>
        <Quoted text={`GET ${publicUrl}${call}`} />
        <h3 className={styles.language}>R</h3>
        <Quoted text={`read.csv(url("${file}", headers = c(Authorization = "Bearer ${key}")))`} />
        <h3 className={styles.language}>Python</h3>
        <Quoted text={`pandas.read_csv("${file}", storage_options={"Authorization": "Bearer ${key}"})`} />
        <p className={typeStyles.small}>
          {t('Explore_KeyNote', { key })} <Link to={buildRoute('programs')}>{t('Titles_Programs')}</Link>
        </p>
        <SaveParquet {...{ data, address, load }} />
      </section>
    </aside>
  );
}

function Quoted({ text }: { text: string }) {
  const t = useText();
  const [copied, copy] = useCopied();
  return (
    <>
      <p className={styles.code}>{text}</p>
      <Button size="small" variant="text" icon={copied ? 'check' : 'copy'} onClick={() => copy(text)}>
        {t(copied ? 'Ui_Copied' : 'Explore_Copy')}
      </Button>
    </>
  );
}

/** What the import's checks say of the values of a view, a sentence each. */
function useChecks({ findings, measures, places }: ViewData): string[] {
  const t = useText();
  const formats = useFormats();
  return findings.map(({ measure, yugoId, rule, state, day, value, note }) => {
    const { indicator } = measures[measure]!;
    return t(`Explore_Check_${state}`, {
      place: places.find((place) => place.yugoId === yugoId)?.shortName ?? '',
      period: formatPeriod(periodOf(indicator.period), day, formats.locale),
      value: formats.figure(value, indicator.unit, indicator.decimals),
      reason: t(`RegionFinding_${rule}`),
      note: note ?? '',
    });
  });
}
