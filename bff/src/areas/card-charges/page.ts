/** The address of a card charge's page in the portal, for what is sent with a `cobrancasURL` (SHELL-3-30). */
export const pageOf = (id: number): string => `/receber/gestao-de-cobrancas/cartao-de-credito/${id}`;
