import { serverLoader } from '#platform/web/page.ts';
import { hubCsv, hubFileName } from '../../domain/forecast/hub-rows.ts';
import { loadForecast } from './load-forecast.ts';

/** The newest frozen forecast of the place in the hubs' exchange format, by the tab's own parameters. */
export const loader = serverLoader(async (page) => {
  const { forecast } = await loadForecast(page);
  if (forecast === null) throw new Response(null, { status: 503 });
  const { release, levels, weekly, measure, iso, yugoId, alarm } = forecast;
  const location = iso ?? String(yugoId);
  const weeks = weekly.map(({ quantiles }) => quantiles);
  const name = hubFileName(release?.originDay ?? null, { measure, location }, alarm?.isFailing === true);
  const text = hubCsv(
    release === null ? [] : [{ originDay: release.originDay, measure, location, levels, weeks }],
  );
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
});
