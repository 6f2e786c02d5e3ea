/** Path of the page of a person's own security; the account's security centre stands under it. */
export const SECURITY = '/configuracoes-da-conta/seguranca';

declare module '../registry' {
  interface Routes {
    security: never;
  }
}
