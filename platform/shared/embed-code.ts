/** Places whose lines stand beside the first one's in an embedded chart, at most. */
export const maxBeside = 4;

/** Size of a frame where a site sets no bounds, px; its own stylesheet may change it at any time. */
export const defaultFrame = { width: 720, height: 420 };

/** Heights of pages of a view that are higher than a chart's, at the width of the frame: a map has its classes below it. Unit: px. */
const higherForms: Readonly<Record<string, number>> = { map: 690, scatter: 440 };

/** Size of a frame around a view of the explorer by its form, so that nothing of it scrolls. Unit: px. */
export function frameOfView(form: string): { width: number; height: number } {
  return { ...defaultFrame, height: higherForms[form] ?? defaultFrame.height };
}

/** The code that puts a page into another site's: as wide as its place there, never wider than it was given. Unit of the size: px. */
export function embedCode(
  address: string,
  title: string,
  { width, height }: { width: number; height: number } = defaultFrame,
): string {
  return `<iframe src="${attribute(address)}" title="${attribute(title)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`;
}

function attribute(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
