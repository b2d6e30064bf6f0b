import { memo, useCallback, useMemo, useRef, type RefObject } from 'react';
import { PdfButton, PrintedAddress } from '#services/exports/public.web.ts';
import { frameOfView } from '#platform/shared/embed-code.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useText } from '#platform/web/text.ts';
import type { EmbeddedView } from '#platform/ui/chart-frame/use-embed-code.ts';
import typeStyles from '#platform/ui/type.module.css';
import { searchOf, type ExploreView } from '../domain/view/explore-view.ts';
import { measureName } from '../domain/view/view-rows.ts';
import { longUnit } from './use-view-words.ts';
import { KeepBar } from './boards/keep/KeepBar.tsx';
import { CiteParts } from './CiteParts.tsx';
import { Drawing } from './forms/Drawing.tsx';
import { ChoiceBar } from './pick/ChoiceBar.tsx';
import { FormBar, TransformBar } from './pick/ViewBars.tsx';
import { OtherForms } from './others/OtherForms.tsx';
import { useAtRest } from './others/use-at-rest.ts';
import { OwnBar } from './own/OwnBar.tsx';
import { OwnBeside } from './own/OwnBeside.tsx';
import type { OwnInView } from './own/load-own.ts';
import { withinView } from './own/own-lines.ts';
import { PlacesPanel } from './pick/PlacesPanel.tsx';
import { ViewNotes } from './ViewNotes.tsx';
import { ViewTable } from './table/ViewTable.tsx';
import { useExploreAddress } from './use-explore-address.ts';
import type { PlaceList } from './load-places.ts';
import type { ViewData, ViewProps } from './view-props.ts';
import styles from './Explore.module.css';
import { usePageKeys } from '#platform/web/use-page-keys.ts';
import { forms } from '../domain/view/choices.ts';

interface Props extends ViewProps {
  places: PlaceList;
  own: readonly OwnInView[];
}

/** One view: what it says, the choices it is made of, its picture with the places beside, and its table. */
export function ExploreParts({ places, own: loaded, ...props }: Props) {
  const { data, view, change } = props;
  const addressOf = useExploreAddress();
  const place = useViewKeys(change);
  const { title, lead, measures } = data;
  const keepMoment = useCallback((moment: string | null) => void change({ moment }), [change]);
  const own = useMemo(
    () => loaded.map(({ id, series }) => ({ id, series: series && withinView(series, data, view) })),
    [loaded, data, view],
  );
  const embed = useMemo(() => embedOf(view), [view]);
  const name = measures.map(measureName).join('; ');
  return (
    <main ref={place} className={styles.page}>
      <PrintedAddress withDay />
      <PageTitle>{title.startsWith(name) ? title : `${name}. ${title}`}</PageTitle>
      <header>
        <p className={typeStyles.meta}>{name}</p>
        <h1 className={typeStyles.title}>{title}</h1>
        {lead !== '' && <p className={styles.lead}>{lead}</p>}
        <div className={styles.acts}>
          <KeepBar view={view} title={title} />
          <PdfButton />
        </div>
      </header>
      <ChoiceBar {...props} />
      <TransformBar {...props} />
      <FormBar {...props} />
      <OwnBar {...{ view, change, own }} />
      <div className={styles.columns}>
        <div className={styles.drawing}>
          <ViewNotes {...props} />
          <Drawing
            {...{ data, own }}
            embed={embed}
            moment={view.moment}
            log={view.log}
            onMoment={keepMoment}
          />
          <OwnBeside data={data} own={own} />
        </div>
        <PlacesPanel {...{ data, view, change, places }} />
      </div>
      <OtherForms data={data} view={view} />
      <div className={styles.columns}>
        {data.form === 'table' ? <TablePart data={data} /> : <TableBelow data={data} />}
        <CiteParts data={data} view={view} address={addressOf(view)} />
      </div>
    </main>
  );
}

/** The table under a picture, which is drawn first. */
function TableBelow({ data }: { data: ViewData }) {
  return <TablePart data={useAtRest(data)} />;
}

const TablePart = memo(function TablePart({ data }: { data: ViewData }) {
  const t = useText();
  const unit = longUnit(data.measures[0]!);
  return (
    <section className={styles.table} data-below={data.form === 'table' ? undefined : ''}>
      <h2 className={styles.heading}>{[t('Explore_Form_table'), unit].filter(Boolean).join(', ')}</h2>
      <ViewTable data={data} />
    </section>
  );
});

/** The view as its address in another site says it: without what is of the reader alone or of a picture that plays. */
function embedOf(view: ExploreView): EmbeddedView {
  const [code = '', ...measures] = view.measures;
  const search = searchOf({ ...view, measures, own: [], moment: null });
  return { code, search: search.toString(), height: frameOfView(view.form).height };
}

/** Keys of a view: 1 to 7 draw it in one form after the other, a slash opens the list of indicators. */
function useViewKeys(change: ViewProps['change']): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  usePageKeys((key) => {
    const form = forms[Number(key) - 1];
    if (form !== undefined) change({ form });
    else if (key === '/') place.current?.querySelector<HTMLElement>('[data-picker]')?.click();
    return form !== undefined || key === '/';
  });
  return place;
}
