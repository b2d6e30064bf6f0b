/** Classes of weekly incidence per 100 000, as everywhere in the product. */
export const incidenceScale = { bounds: [50, 100, 150, 200, 250, 300], palette: 'sequential' as const };
