/** Resources that change with an action on a carnet: both lists, the carnet, and what its customer owes. */
export const TOUCHED = ['carnets', 'carnets-filed', 'customers'] as const;
