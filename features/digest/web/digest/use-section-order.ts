import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { moveItem } from '#platform/shared/move-item.ts';
import type { DigestSection } from './load-digest.ts';

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** By what a section is told from the others. */
export const keyOfSection = ({ sectionType, sectionId }: DigestSection): string =>
  `${sectionType}-${sectionId}`;

/** The order of the sections as it is made, and as it is kept. */
function useMadeOrder(sections: readonly DigestSection[], changed: () => void) {
  const t = useText();
  const api = useApi();
  /** The order that is being made; null while the one that is kept holds. */
  const [made, setMade] = useState<string[] | null>(null);
  /** Orders are told one after another, so that the last one holds. */
  const told = useRef<Promise<void>>(Promise.resolve());
  const kept = sections.map(keyOfSection);
  // A section that came or went ends an order made before.
  const order = made !== null && made.toSorted().join() === kept.toSorted().join() ? made : kept;
  const inOrder = (keys: readonly string[]) => keys.map((key) => sections[kept.indexOf(key)]!);
  const tell = async (next: readonly string[]): Promise<void> => {
    try {
      const order = inOrder(next).map(({ sectionType, sectionId }) => ({ sectionType, sectionId }));
      await api.call('digest/orderSections', { sections: order });
      changed();
    } catch {
      setMade(null);
      showToast(t('Ui_NotDone'), { kind: 'failed' });
    }
  };
  const save = (next: readonly string[]): void => {
    told.current = told.current.then(() => tell(next));
  };
  const move = (key: string, to: number): string[] => {
    const next = moveItem(order, order.indexOf(key), to);
    setMade(next);
    return next;
  };
  return { order, isMade: made !== null, shown: inOrder(order), move, save };
}

/** What the list of sections needs to show and change their order. */
export type SectionOrder = ReturnType<typeof useSectionOrder>;

/** Changes the order of the sections: by dragging a handle over the others, or by arrows; kept when the hand lets go. */
export function useSectionOrder(sections: readonly DigestSection[], changed: () => void) {
  const t = useText();
  const { order, isMade, shown, move, save } = useMadeOrder(sections, changed);
  const [held, setHeld] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const byKey = (section: DigestSection, isPlain: boolean) => (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (step === undefined || !(isPlain || event.altKey)) return;
    event.preventDefault();
    const key = keyOfSection(section);
    const next = move(key, order.indexOf(key) + step);
    setSaid(t('Digest_Moved', { name: section.name, place: next.indexOf(key) + 1, count: next.length }));
    save(next);
  };
  const letGo = (): void => {
    if (held !== null && isMade) save(order);
    setHeld(null);
  };
  /** What a section's handle needs to be dragged. */
  const byHand = (section: DigestSection) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setHeld(keyOfSection(section));
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (held === null || list.current === null) return;
      const to = placeUnder(list.current, held, clientY);
      if (to !== order.indexOf(held)) move(held, to);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  });
  return { list, shown, held, said, byKey, byHand };
}

/** The place of a row that is held at a height: behind every other row whose middle the hand has passed. */
function placeUnder(list: HTMLUListElement, held: string, clientY: number): number {
  const others = [...list.children].filter((row) => row.getAttribute('data-key') !== held);
  return others.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return clientY > top + height / 2;
  }).length;
}
