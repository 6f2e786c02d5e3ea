/** Resources that change with an action on a Pix automático. */
export const TOUCHED = ['pix-collections'] as const;
