/** The current user as the specification names it; the initial values are empty strings and false. */
export interface Account {
  id: string;
  email: string;
  name: string;
  password: string;
  remember: boolean;
  roles: readonly number[];
  hasActiveLicense: boolean;
  /** Region of the dashboard; null = none. */
  linkedObjectYugoId: number | null;
  /** Region marked as the person's own; null = none. */
  ownRegionYugoId: number | null;
  /** Language the person chose; null = never chose one. */
  locale: string | null;
  /** The active licence; null without one. Days left count a begun one. */
  licence: { endsOn: string; daysLeft: number; isTrial: boolean } | null;
  /** The trial can be switched on once. */
  canStartTrial: boolean;
}

/** What the start and everything after it know of the visitor. `loading` until the account call succeeded once. */
export interface SessionState {
  status: 'loading' | 'ready';
  account: Account;
  /** Code of the account or logout call that failed last, null when none did. */
  error: string | null;
}

export type SessionAction =
  | { type: 'accountLoaded'; account: Partial<Account> }
  | { type: 'accountFailed'; error: string }
  | { type: 'loggedOut'; error: string | null };

/** Nobody is known yet. */
export const emptyAccount: Account = {
  id: '',
  email: '',
  name: '',
  password: '',
  remember: false,
  roles: [],
  hasActiveLicense: false,
  linkedObjectYugoId: null,
  ownRegionYugoId: null,
  locale: null,
  licence: null,
  canStartTrial: false,
};

export const initialSession: SessionState = { status: 'loading', account: emptyAccount, error: null };

/** The visitor's state after something happened; a failed start changes nothing but the error. */
export function reduceSession(state: SessionState, action: SessionAction): SessionState {
  switch (action.type) {
    case 'accountLoaded': {
      const account = { ...emptyAccount, ...action.account };
      return isKnown(state, account) ? state : { status: 'ready', account, error: null };
    }
    case 'accountFailed':
      return { ...state, error: action.error };
    case 'loggedOut':
      return { status: 'ready', account: emptyAccount, error: action.error };
  }
}

/** Told again, an account changes nothing. A new state would draw every page anew and blank its parts that come late. */
function isKnown({ status, account, error }: SessionState, told: Account): boolean {
  return status === 'ready' && error === null && JSON.stringify(account) === JSON.stringify(told);
}

/** Spec 4: logged in when the account id is set. */
export function isLoggedIn({ id }: Pick<Account, 'id'>): boolean {
  return id !== '';
}

/** Spec 4: try sections show when the visitor is not logged in or has no active licence. */
export function shouldShowTrySections(account: Pick<Account, 'id' | 'hasActiveLicense'>): boolean {
  return !isLoggedIn(account) || !account.hasActiveLicense;
}
