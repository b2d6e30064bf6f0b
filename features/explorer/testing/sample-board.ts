import type { BoardData } from '../web/boards/load-board.ts';
import { sampleView } from './sample-view.ts';

const address = 'i=poverty_rate&p=1124616';
const tiles: BoardData['tiles'] = [
  { id: 'a', kind: 'view', address, name: 'Бедность', data: sampleView() },
  { id: 'b', kind: 'text', text: 'Почему снизилась.' },
  { id: 'c', kind: 'view', address: 'i=happiness', name: '', data: null },
  { id: 'd', kind: 'story', storyId: 7, title: 'Пособия выросли' },
  { id: 'e', kind: 'measure', measureId: 7, title: null, isClosed: true },
];
/** A board with a tile of every kind, as a test draws it. */
export const sampleBoard: BoardData = {
  id: 5,
  name: 'Татарстан',
  version: 3,
  isShared: false,
  most: 40,
  asOf: '2021-10-20',
  isOpenDay: false,
  tiles,
};
