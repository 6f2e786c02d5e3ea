/** Months from one charge of a plan to the next (domain.md 1). */
export const PLAN_INTERVAL = { minimum: 1, maximum: 24 } as const;
/** How many charges a plan has in all, where it ends (domain.md 1). */
export const PLAN_REPEATS = { minimum: 2, maximum: 120 } as const;
/** A charge of a subscription is made, and e-mailed, so many days before it falls due (domain.md 1). */
export const DAYS_AHEAD = 10;
