/** A stored picture: a bucket and the key of its original. */
export interface StoredImage {
  bucket: string;
  key: string;
}

/** Prefix of each prepared size; the number is the width in px. */
const imageSizes = { small: 's', medium: 'm', large: 'l', original: '' } as const;

export type ImageSize = keyof typeof imageSizes;

/** Shown where there is no picture; inline, so that it can never be missing itself. */
export const placeholderImage =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'%3E%3Crect width='16' height='9' fill='%238B8F92' fill-opacity='.16'/%3E%3C/svg%3E";

/** The address of a picture: `{base}/{bucket}/{prefix_}{key}`, the prefix before the last part of the key. No picture → the placeholder. */
export function imageUrl(
  image: Partial<StoredImage> | null | undefined,
  size: ImageSize = 'medium',
  base = '/images',
): string {
  if (!image?.bucket || !image.key) return placeholderImage;
  const path = image.key.split('/').filter(Boolean);
  const file = path.pop();
  if (!file || path.includes('..')) return placeholderImage;
  const prefix = imageSizes[size];
  const parts = [image.bucket, ...path, prefix ? `${prefix}_${file}` : file];
  return `${base}/${parts.map(encodeURIComponent).join('/')}`;
}
