import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Verdict } from '#platform/ui/figures/Verdict.tsx';
import { useText } from '#platform/web/text.ts';
import { forecastVerdict } from './forecast-verdict.ts';
import type { Forecast, Quality } from './load-forecast.ts';

/** The sentence that leads the forecast; nothing where there is none. */
export function ForecastVerdict({
  forecast,
  quality = null,
}: {
  forecast: Forecast;
  quality?: Quality | null;
}) {
  const t = useText();
  const formats = useFormats();
  const sentences = forecastVerdict(forecast, quality, { t, formats });
  return sentences.length === 0 ? null : <Verdict sentences={sentences} />;
}
