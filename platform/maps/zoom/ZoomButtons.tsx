import type { ChoroplethTexts } from '#platform/maps/choropleth/choropleth-data.ts';
import type { MapZoom } from './use-map-view.ts';
import styles from './ZoomButtons.module.css';

/** Nearer, farther, and back to the whole; the keys + − 0 do the same on the map. */
export function ZoomButtons({ zoom, texts }: { zoom: MapZoom; texts: ChoroplethTexts }) {
  const isWhole = zoom.view.scale === 1;
  return (
    <div className={styles.zoom}>
      {!isWhole && (
        <ZoomButton name={texts.zoomReset} path="M3 8a5 5 0 1 0 2-4M5 1v3h3" onClick={zoom.reset} />
      )}
      <ZoomButton
        name={texts.zoomOut}
        path="M3 8h10"
        onClick={() => zoom.zoomBy(1 / 1.6)}
        disabled={isWhole}
      />
      <ZoomButton name={texts.zoomIn} path="M3 8h10M8 3v10" onClick={() => zoom.zoomBy(1.6)} />
    </div>
  );
}

interface ButtonProps {
  name: string;
  path: string;
  disabled?: boolean;
  onClick: () => void;
}

function ZoomButton({ name, path, disabled = false, onClick }: ButtonProps) {
  return (
    <button type="button" aria-label={name} title={name} disabled={disabled} onClick={onClick}>
      <svg
        width={16}
        height={16}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    </button>
  );
}
