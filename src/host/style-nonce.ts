/** The nonce of this page's content-security policy. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

/** antd takes the nonce from ConfigProvider, but two helpers under it (scroll lock, scrollbar measure) write their `<style>` without. */
export function giveStylesTheNonce(): void {
  if (!nonce) return;
  const create = document.createElement.bind(document);
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  }) as typeof document.createElement;
}
