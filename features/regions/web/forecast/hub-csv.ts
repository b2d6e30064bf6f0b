import { serverLoader } from '#platform/web/page.ts';
import { hubFileOf } from '../../domain/forecast/hub-rows.ts';
import { loadForecast } from './load-forecast.ts';

/** The newest frozen forecast of the place in the hubs' exchange format, by the tab's own parameters. */
export const loader = serverLoader(async (page) => {
  const { forecast } = await loadForecast(page);
  if (forecast === null) throw new Response(null, { status: 503 });
  const { name, text } = hubFileOf(forecast);
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
});
