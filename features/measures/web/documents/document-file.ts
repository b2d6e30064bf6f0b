import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';

/** Writes a size in the interface's language. */
export function useSize(): (bytes: number) => string {
  const t = useText();
  const { number } = useFormats();
  return (bytes) => {
    const { amount, digits, unit } = sizeOf(bytes);
    return t(`MeasureDocuments_Size_${unit}`, { amount: number(amount, digits) });
  };
}

/** Where a document is saved from; `preview` = to look at it here. */
export function documentAddress(id: number, preview = false): string {
  return `/documents/${id}${preview ? '?preview' : ''}`;
}

const megabyte = 1024 * 1024;

/** A size in whole or tenths of megabytes, under one in kilobytes: the number and which of the two. */
function sizeOf(bytes: number): { amount: number; digits: number; unit: 'kb' | 'mb' } {
  if (bytes < megabyte) return { amount: Math.max(1, Math.round(bytes / 1024)), digits: 0, unit: 'kb' };
  return { amount: bytes / megabyte, digits: 1, unit: 'mb' };
}
