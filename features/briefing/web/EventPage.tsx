import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useText } from '#platform/web/text.ts';
import { ExclusivePart } from './brief/ExclusivePart.tsx';
import { loadEvent, type LoadedEvent } from './load-event.ts';
import { CovidPart } from './screen/CovidPart.tsx';
import { DocumentsPart } from './screen/DocumentsPart.tsx';
import { EventHead } from './screen/EventHead.tsx';
import { InfoPart } from './screen/InfoPart.tsx';
import { MapPart } from './screen/MapPart.tsx';
import { StoriesPart } from './screen/StoriesPart.tsx';
import styles from './EventPage.module.css';

export const loader = serverLoader(loadEvent);
export const clientLoader = browserLoader(loadEvent);

/** The morning of a region: the brief, its news, texts, figures and the map of its events, a page each. */
export default function EventPage() {
  const { info, open } = useLoaderData<typeof loader>();
  const t = useText();
  const api = useApi();
  useEffect(() => {
    // Reading here is being here: without an answer the visit is told on the next page.
    api.call('news/startVisit', {}, { again: 'never' }).catch(() => {});
  }, [api]);
  return (
    <div className={styles.page}>
      <PageTitle>{`${info.name}: ${t(`Events_Page_${open.page}`)}`}</PageTitle>
      <EventHead info={info} page={open.page} />
      <main>
        <OpenPage info={info} open={open} />
      </main>
    </div>
  );
}

function OpenPage({ info, open }: LoadedEvent) {
  switch (open.page) {
    case 'exclusive':
      return <ExclusivePart info={info} {...open} />;
    case 'analytics':
      return <DocumentsPart info={info} {...open} />;
    case 'news':
      return <StoriesPart info={info} {...open} />;
    case 'covid':
      return <CovidPart list={open.list} />;
    case 'map':
      return <MapPart info={info} list={open.list} />;
    case 'info':
      return <InfoPart info={info} />;
  }
}
