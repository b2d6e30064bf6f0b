import sharp from 'sharp';

/** A picture of a test: soft patches that follow from the seed alone. */
export function paint({
  seed,
  width,
  height,
  format,
}: {
  seed: number;
  width: number;
  height: number;
  format: 'jpeg' | 'png' | 'webp' | 'gif';
}): Promise<Buffer> {
  let state = seed * 7919;
  const patches = Buffer.from(
    Array.from({ length: 6 * 5 * 3 }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * 256);
    }),
  );
  return sharp(patches, { raw: { width: 6, height: 5, channels: 3 } })
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .toFormat(format)
    .toBuffer();
}
