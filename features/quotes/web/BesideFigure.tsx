import { Link } from '#platform/web/Link.tsx';
import { ReceiptNumber } from '#platform/ui/figures/ReceiptNumber.tsx';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import typeStyles from '#platform/ui/type.module.css';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';

type Beside = NonNullable<OutputOf<'quotes/GetRubricQuotes'>['quotes'][number]['beside']>;

/** Our figure of what a quote counts, beside it and without a verdict. */
export function BesideFigure({ beside }: { beside: Beside }) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  const { place, name, value, source, yugoId } = beside;
  const day = formats.day(beside.day);
  const figure = formats.integer(value);
  return (
    <p className={typeStyles.meta}>
      {t('Quotes_Beside', { place, day, name })}
      <ReceiptNumber
        figure={figure}
        period={day}
        addends={[{ label: `${place}, ${name}`, value: figure }]}
        source={<SourceLine source={source} withCaveat />}
        link={
          <Link className="link" to={buildRoute('region', { id: yugoId, tab: 'overview' })}>
            {t('Quotes_BesideDossier', { place })}
          </Link>
        }
      />
    </p>
  );
}
