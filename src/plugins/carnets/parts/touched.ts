/** Resources that change with an action on a carnet: its lists, the carnet, and what its customer owes. */
export const TOUCHED = ['carnets', 'customers'] as const;
