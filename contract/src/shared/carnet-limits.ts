/** How many parcels a carnet may have; how many of the upper twelve is the bank's setting (domain.md 1). */
export const CARNET_PARCELS = { minimum: 2, maximum: 24 } as const;
