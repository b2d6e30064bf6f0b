/** True for the product's own application, by the name it tells. */
export function isAppAgent(agent: string | undefined): boolean {
  return agent?.includes('SvodkaApp/') === true;
}
