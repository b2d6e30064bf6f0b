import type { Locator } from '@playwright/test';

/** The point of the window inside a drawn place that is farthest from its borders: where a person aims. */
export async function pointInside(place: Locator): Promise<{ x: number; y: number }> {
  return place.evaluate((element) => {
    const path = element instanceof SVGGeometryElement ? element : element.querySelector('path')!;
    const box = path.getBBox();
    const steps = 60;
    const points = Array.from(
      { length: (steps + 1) ** 2 },
      (_, at) =>
        new DOMPoint(
          box.x + (box.width * (at % (steps + 1))) / steps,
          box.y + (box.height * Math.floor(at / (steps + 1))) / steps,
        ),
    );
    const edge = points.map(
      (point, at) =>
        at % (steps + 1) === 0 ||
        at % (steps + 1) === steps ||
        at <= steps ||
        at >= points.length - steps - 1 ||
        !path.isPointInFill(point),
    );
    const row = steps + 1;
    const rim = points.filter(
      (_, at) => edge[at] && [at - 1, at + 1, at - row, at + row].some((next) => edge[next] === false),
    );
    const clearance = (point: DOMPoint) =>
      Math.min(...rim.map(({ x, y }) => Math.hypot(x - point.x, y - point.y)));
    const inside = points.filter((_, at) => !edge[at]).map((point) => ({ point, clear: clearance(point) }));
    const best = inside.reduce(
      (most, next) => (next.clear > most.clear ? next : most),
      inside[0] ?? { point: new DOMPoint(box.x + box.width / 2, box.y + box.height / 2), clear: 0 },
    );
    const { x, y } = best.point.matrixTransform(path.getScreenCTM()!);
    return { x, y };
  });
}
