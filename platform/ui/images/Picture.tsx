import { useState } from 'react';
import { imageUrl, placeholderImage, type ImageSize, type StoredImage } from './image-url.ts';
import styles from './Picture.module.css';

interface Props {
  image: Partial<StoredImage> | null | undefined;
  /** What is to be seen; '' where the words beside it say the same. */
  alt: string;
  size?: ImageSize;
  /** Width by height, so that nothing moves when it arrives. */
  ratio?: `${number} / ${number}`;
  /** The picture a reader sees first is loaded at once. */
  eager?: boolean;
}

/** A stored picture in its frame; what fails to load becomes the placeholder. */
export function Picture({ image, alt, size = 'medium', ratio = '16 / 9', eager = false }: Props) {
  const address = imageUrl(image, size);
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <img
      className={styles.picture}
      style={{ aspectRatio: ratio }}
      src={failed === address ? placeholderImage : address}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailed(address)}
    />
  );
}
