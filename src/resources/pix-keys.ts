/** Path of the account's Pix keys; the other pages of keys are under it. */
export const KEYS = '/pix/minhas-chaves';

declare module '../registry' {
  interface Routes {
    'pix:keys': never;
    'pix-key-create': never;
    'pix-key-check': never;
    'pix-key-portability': never;
    'pix-key-claim': never;
    'pix-key-remove': 'id';
    'pix-claim-confirm': 'id';
    'pix-claim-reject': 'id';
  }
}
