import { i18n } from '../providers/i18n';

/** /healthcheck: outside the layout, for people and probes; needs no session (SHELL-2.1-7). */
export async function start(root: HTMLElement): Promise<void> {
  i18n.addResourceBundle('pt-BR', 'shell', (await import('../../locales/pt-BR/shell.json')).default);
  document.title = i18n.t('shell:health.title');
  const main = document.createElement('main');
  const title = document.createElement('h1');
  const portal = document.createElement('p');
  const service = document.createElement('p');
  service.setAttribute('role', 'status');
  title.textContent = i18n.t('shell:health.title');
  portal.textContent = i18n.t('shell:health.up');
  service.textContent = i18n.t('shell:health.checking');
  main.style.padding = '2rem';
  main.append(title, portal, service);
  root.replaceChildren(main);
  const up = await fetch('/bff/auth/session', { headers: { 'x-requested-with': 'balcao' } }).then(
    async (answer) => (await answer.arrayBuffer()).byteLength > 0 && answer.ok,
    () => false,
  );
  service.textContent = i18n.t(up ? 'shell:health.bffUp' : 'shell:health.bffDown');
}
