import { loadAgainFor } from '#platform/web/load-again.ts';
import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { TabPage } from '#platform/ui/tiles/TabRow.tsx';
import { loadScenarios } from './load-scenarios.ts';
import { ScenarioDesk } from './ScenarioDesk.tsx';

export const loader = serverLoader(loadScenarios);
export const clientLoader = browserLoader(loadScenarios);

/** Only another place or day needs new data; what is assumed does not. */
export const shouldRevalidate = loadAgainFor();

/** What would follow in a region if something were changed. */
export default function ScenariosPage() {
  const t = useText();
  const data = useLoaderData<typeof loader>();
  const { start } = data;
  return (
    <TabPage>
      {start === null ? (
        <Tile
          level={2}
          title={t('Scenario_Title')}
          state={{ kind: 'empty', message: t('Scenario_NoStart', { place: data.name }) }}
        />
      ) : (
        <ScenarioDesk key={`${data.yugoId} ${start.day}`} data={data} start={start} />
      )}
    </TabPage>
  );
}
