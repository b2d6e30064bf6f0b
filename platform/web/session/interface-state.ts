import { initialFlags, type InterfaceFlags } from './interface-flags.ts';
import {
  initialHeaderTabs,
  reduceHeaderTabs,
  type HeaderTabs,
  type HeaderTabsAction,
} from './header-tabs.ts';

/** Panels over the page; one at a time. */
export type PanelName = 'sidebar' | 'products' | 'notices';

/** Everything of the interface that outlives a page. */
export interface InterfaceState {
  flags: InterfaceFlags;
  tabs: HeaderTabs;
  /** The open panel; the overlay is active while there is one. */
  panel: PanelName | null;
  /** The protected address whose link opened get-access, null when a button did. */
  wanted: string | null;
}

export type InterfaceAction =
  | { type: 'showPanel'; panel: PanelName }
  | { type: 'hidePanel' }
  | { type: 'openAccess'; wanted: string | null }
  | { type: 'closeAccess' }
  | { type: 'tabs'; change: HeaderTabsAction };

export const initialInterface: InterfaceState = {
  flags: initialFlags,
  tabs: initialHeaderTabs,
  panel: null,
  wanted: null,
};

/** The interface after something happened. Asking for the open panel again closes it. */
export function reduceInterface(state: InterfaceState, action: InterfaceAction): InterfaceState {
  switch (action.type) {
    case 'showPanel':
      return { ...state, panel: state.panel === action.panel ? null : action.panel };
    case 'hidePanel':
      return state.panel === null ? state : { ...state, panel: null };
    case 'openAccess':
      return {
        ...state,
        panel: null,
        wanted: action.wanted,
        flags: { ...state.flags, getAccessDialog: true },
      };
    case 'closeAccess':
      return { ...state, wanted: null, flags: { ...state.flags, getAccessDialog: false } };
    case 'tabs': {
      const tabs = reduceHeaderTabs(state.tabs, action.change);
      return { ...state, tabs, flags: { ...state.flags, headerTabs: tabs.visible } };
    }
  }
}
