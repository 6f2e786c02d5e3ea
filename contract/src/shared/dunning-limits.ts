/** Days from the due date at which a payer may be reminded: before it where negative. */
export const DUNNING_DAYS = { minimum: -30, maximum: 60 } as const;
/** Moments that one ruler has at most. */
export const MOST_STEPS = 20;
/** How a payer is reminded. */
export const DUNNING_CHANNELS = ['email', 'sms', 'whatsapp'] as const;
