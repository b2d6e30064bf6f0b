import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { sizeOf } from './document-address.ts';

/** Writes a size in the interface's language. */
export function useSize(): (bytes: number) => string {
  const t = useText();
  const { number } = useFormats();
  return (bytes) => {
    const { amount, digits, unit } = sizeOf(bytes);
    return t(`MeasureDocuments_Size_${unit}`, { amount: number(amount, digits) });
  };
}
