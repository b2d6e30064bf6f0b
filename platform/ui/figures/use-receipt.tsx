import { useContext } from 'react';
import { pathOf } from '#platform/contract/endpoint.ts';
import { encodeQuery } from '#platform/shared/wire.ts';
import type { Unit } from '#platform/shared/figures.ts';
import { ExternalLink } from '#platform/ui/links/ExternalLink.tsx';
import { useAsOf } from '#platform/web/routes/routes-context.ts';
import { StartContext } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import type { CitedFigure, FigureSource } from './cited-figure.ts';
import type { ReceiptFacts } from './Receipt.tsx';
import { useFormats } from './use-formats.ts';

/** Writes a figure's receipt in the reader's language: addends, source, day of receipt, citation, address of the call. */
export function useReceipt(): (figure: CitedFigure, source: FigureSource) => ReceiptFacts {
  const t = useText();
  const formats = useFormats();
  const asOf = useAsOf();
  const publicUrl = useContext(StartContext)?.publicUrl ?? '';
  return ({ name, value, unit, decimals, period, addends = [], formula, call }, source) => {
    const figure = formats.figure(value, unit, decimals);
    const address = call && `${pathOf(call.name)}?${encodeQuery({ ...call.input, asOf })}`;
    // Parts larger than their sum are written in its power of ten, so that a reader can add them up: 2 880,7 − 3 016,6.
    const writePart = (part: number, of: Unit, digits: number): string =>
      of === unit && formula === undefined && Math.abs(part) > Math.abs(value)
        ? formats.inScaleOf(part, value, of, digits)
        : formats.figure(part, of, digits);
    const received = source.knownAt === null ? undefined : formats.day(source.knownAt);
    return {
      figure,
      period,
      addends: addends.map((part) => ({
        label: part.label,
        value:
          part.value === null
            ? t('Ui_ReceiptNotReported')
            : writePart(part.value, part.unit ?? unit, part.decimals ?? decimals),
      })),
      total: formula === undefined ? undefined : { label: t('Ui_ReceiptResult') },
      formula,
      source: <SourceOfFigure source={source} />,
      received,
      sample: source.sample,
      call: address,
      citation: t('Ui_ReceiptCitation', {
        name,
        period,
        figure,
        source: source.name,
        title: source.title,
        address: publicUrl + (address ?? ''),
        day: received ?? '',
      }),
    };
  };
}

function SourceOfFigure({ source: { name, title, url, caveat } }: { source: FigureSource }) {
  const published = url === null ? title : <ExternalLink href={url}>{title}</ExternalLink>;
  return (
    <>
      {name}, {published}. {caveat}
    </>
  );
}
