import { holdsOneOf, roleNumbers } from '#platform/shared/roles.ts';

/** Rooms of figures that stand under one line, with the pages on which each is the current one. */
const rooms = [
  { route: 'explore', text: 'Titles_Explore', pages: ['explore', 'boards', 'board'] },
  { route: 'indicators', text: 'Titles_Indicators', pages: ['indicators', 'indicator'] },
  { route: 'ask', text: 'Titles_Ask', pages: ['ask'] },
  { route: 'ownData', text: 'Titles_OwnData', pages: ['ownData', 'ownSeries'] },
  { route: 'programs', text: 'Titles_Programs', pages: ['programs'] },
  { route: 'status', text: 'Titles_Status', pages: ['status'] },
  {
    route: 'figureSources',
    text: 'Titles_Sources',
    pages: ['figureSources', 'figureSourceNew', 'figureSource'],
  },
] as const;

/** Who looks after the sources of figures. */
const operators: readonly number[] = [
  roleNumbers.superUser,
  roleNumbers.regionalEditor,
  roleNumbers.superModerator,
];

/** The rooms of figures for a reader with these roles, the one of the shown page marked; none on a page of another kind. */
export function listDataRooms(page: string | undefined, roles: readonly number[]) {
  const shown = rooms.map(({ pages, ...room }) => ({
    ...room,
    current: page !== undefined && (pages as readonly string[]).includes(page),
  }));
  if (!shown.some(({ current }) => current)) return [];
  const isOperator = holdsOneOf({ roles }, operators);
  return shown.filter(({ route, current }) => route !== 'figureSources' || isOperator || current);
}
