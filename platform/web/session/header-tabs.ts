/** Tabs above a dossier: current, profile (a space dossier), cell. */
export const headerTabTypes = ['current', 'profile', 'cell'] as const;

export type HeaderTabType = (typeof headerTabTypes)[number];

/** Which tabs stand above the page and which of them is active; `yugoId` and `type` name the dossier of the profile tab. */
export interface HeaderTabs {
  visible: boolean;
  active: HeaderTabType | null;
  data: { yugoId: number; type: string } | null;
}

export type HeaderTabsAction =
  | { type: 'enable'; data: HeaderTabs['data'] }
  | { type: 'disable' }
  | { type: 'activate'; tab: HeaderTabType }
  | { type: 'deactivate'; tab: HeaderTabType };

export const initialHeaderTabs: HeaderTabs = { visible: false, active: null, data: null };

/** One tab is active at a time; deactivating applies only to the active one. */
export function reduceHeaderTabs(state: HeaderTabs, action: HeaderTabsAction): HeaderTabs {
  switch (action.type) {
    case 'enable':
      return { visible: true, active: state.active ?? 'current', data: action.data };
    case 'disable':
      return initialHeaderTabs;
    case 'activate':
      return { ...state, active: action.tab };
    case 'deactivate':
      return state.active === action.tab ? { ...state, active: null } : state;
  }
}

/** Address of a dossier in the space service. Spec 2: {spaceLink}/{section}/{type}/{yugoId}. */
export function dossierLink(spaceLink: string, section: string, type: string, yugoId: number): string {
  return `${spaceLink.replace(/\/+$/, '')}/${section}/${type}/${yugoId}`;
}
