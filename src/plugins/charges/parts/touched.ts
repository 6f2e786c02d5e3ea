/** Resources that change with an action on a billet: both lists, the billet, and what its customer owes. */
export const TOUCHED = ['billets', 'billets-filed', 'customers'] as const;
