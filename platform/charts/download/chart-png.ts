/** Draws a stand-alone SVG into a PNG through a canvas. Browser only; the page's policy must allow `data:` images. */
export async function chartPng(
  svg: string,
  { width, height, pixelRatio }: { width: number; height: number; pixelRatio: number },
): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  await fontsOf(image);
  const canvas = document.createElement('canvas');
  canvas.width = width * pixelRatio;
  canvas.height = height * pixelRatio;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.scale(pixelRatio, pixelRatio);
  context.drawImage(image, 0, 0, width, height);
  const png = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!png) throw new Error('The picture is too large for this browser.');
  return png;
}

/** Faces inside a picture are read after it is decoded, and no event tells when: it is drawn once to ask for them. */
async function fontsOf(image: HTMLImageElement): Promise<void> {
  document.createElement('canvas').getContext('2d')?.drawImage(image, 0, 0);
  await new Promise((resolve) => {
    setTimeout(resolve, fontsMs);
  });
}

/** Two faces of 40 kB were read within 60 ms on a slow machine. */
const fontsMs = 250;
