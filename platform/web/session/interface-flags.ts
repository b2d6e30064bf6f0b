/** Parts of the interface that show or hide; true = shown. */
export interface InterfaceFlags {
  header: boolean;
  footer: boolean;
  authDialog: boolean;
  registry: boolean;
  getAccessDialog: boolean;
  headerTabs: boolean;
  adaptiveLayout: boolean;
}

/** Spec 4: what stands before any page has said what it wants. */
export const initialFlags: InterfaceFlags = {
  header: false,
  footer: false,
  authDialog: false,
  registry: true,
  getAccessDialog: false,
  headerTabs: false,
  adaptiveLayout: true,
};

/** The flags once a page stands: its own options decide header, footer and layout. */
export function flagsOfPage(
  flags: InterfaceFlags,
  page: { hiddenHeader: boolean; hiddenFooter: boolean; adaptive: boolean },
): InterfaceFlags {
  return { ...flags, header: !page.hiddenHeader, footer: !page.hiddenFooter, adaptiveLayout: page.adaptive };
}
