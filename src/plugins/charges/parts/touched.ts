/** Resources that change with an action on a billet: its lists, the billet, and what its customer owes. */
export const TOUCHED = ['billets', 'customers'] as const;
