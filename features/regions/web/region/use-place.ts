import { useOutletContext } from 'react-router';

/** What a tab knows of the place whose dossier it stands in. */
export interface DossierPlace {
  yugoId: number;
  /** null where its card did not load. */
  kind: 'country' | 'district' | 'region' | null;
  name: string;
  shortName: string;
}

/** The place of the dossier around a tab; nameless where its card did not load. */
export function usePlace(): DossierPlace {
  return useOutletContext<DossierPlace | undefined>() ?? { yugoId: 0, kind: null, name: '', shortName: '' };
}
