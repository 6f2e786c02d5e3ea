import { html, Html } from '../core/html';
import type { ClockState } from './clock';

const STYLE = `
:root {
  color-scheme: light dark;
  --bg: #f5f5f2; --card: #fff; --ink: #1d2521; --soft: #5b665f; --line: #dde1db; --field: #7d8a82;
  --accent: #0b6b4f; --on: #fff; --warn: #8a4b00; --ok: #e3f3ec; --bad: #fdeceb; --bad-ink: #8c1d18;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #141816; --card: #1d2320; --ink: #e8ece9; --soft: #a3aea7; --line: #343c37; --field: #74817a;
    --accent: #6fd0ab; --on: #0d1511; --warn: #f0b35e; --ok: #173228; --bad: #3b1a19; --bad-ink: #ffb4ae;
  }
}
* { box-sizing: border-box; }
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; background: var(--bg); color: var(--ink); }
header, main { max-width: 880px; margin: 0 auto; padding: 16px; }
header { padding-bottom: 0; }
h1 { font-size: 20px; margin: 0; } h2 { font-size: 17px; margin: 0 0 8px; }
.soft { color: var(--soft); } .small { font-size: 13px; } .warn { color: var(--warn); }
nav { display: flex; gap: 4px; margin-top: 12px; border-bottom: 1px solid var(--line); overflow-x: auto; }
nav a { padding: 10px 14px; color: var(--soft); text-decoration: none; border-bottom: 2px solid transparent; white-space: nowrap; }
nav a[aria-current] { color: var(--accent); border-color: var(--accent); font-weight: 600; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 16px; margin-bottom: 12px; }
.row { display: flex; flex-wrap: wrap; gap: 4px 16px; justify-content: space-between; align-items: center; }
.grow { flex: 1 1 220px; min-width: 0; overflow-wrap: anywhere; }
.money { font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap; }
.inline { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; margin-top: 12px; }
.card.inline { margin-top: 0; }
label { display: grid; gap: 4px; font-size: 13px; color: var(--soft); flex: 1 1 180px; }
input {
  font: inherit; padding: 9px 10px; border: 1px solid var(--field); border-radius: 8px;
  background: var(--bg); color: var(--ink); width: 100%;
}
button, .button {
  font: inherit; font-weight: 600; padding: 9px 16px; border: 1px solid var(--accent); border-radius: 8px;
  background: var(--accent); color: var(--on); cursor: pointer; text-decoration: none; display: inline-block;
}
.plain { background: transparent; color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.notice { padding: 12px 16px; border-radius: 10px; margin-bottom: 12px; background: var(--ok); }
.fault { color: var(--bad-ink); font-size: 13px; margin: 8px 0 0; }
[aria-invalid] { border-color: var(--bad-ink); }
.notice.bad { background: var(--bad); color: var(--bad-ink); }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 8px 0 0; }
a { color: var(--accent); }
`;

const moment = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** 'dd/mm/aaaa hh:mm' in São Paulo. */
export const formatMoment = (at: Date | string): string => moment.format(new Date(at)).replace(', ', ' ');

export interface Page {
  title: string;
  /** The tabs of all sections; `tab` is the path of the page's own. */
  tabs: readonly { label: string; path: string }[];
  tab: string;
  clock: ClockState;
  notice?: Html | string | undefined;
  fault?: string | undefined;
  body: Html;
}

/** A whole HTML page of the console. */
export function layout(page: Page, nonce: string): string {
  const tabs = page.tabs.map(({ path, label }) =>
    path === page.tab ? html`<a href="${path}" aria-current="page">${label}</a>` : html`<a href="${path}">${label}</a>`,
  );
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${page.title} · Sandbox do Balcão</title>
        <style nonce="${nonce}">
          ${new Html(STYLE)}
        </style>
      </head>
      <body>
        <header>
          <div class="row">
            <h1>Sandbox do Balcão</h1>
            <span class="soft small"
              >Hora do banco:
              ${formatMoment(page.clock.now)}${page.clock.offsetSeconds !== 0 && html` <span class="warn">(adiantada)</span>`}</span
            >
          </div>
          <nav aria-label="Seções">${tabs}</nav>
        </header>
        <main>
          ${page.fault && html`<p class="notice bad" role="alert">${page.fault}</p>`}
          ${page.notice && html`<p class="notice" role="status">${page.notice}</p>`} ${page.body}
        </main>
      </body>
    </html>`.text;
}

const link = (path: string, query: Record<string, string | number | undefined>): string =>
  `${path}?${new URLSearchParams(Object.entries(query).flatMap(([k, v]) => (v === undefined || v === '' ? [] : [[k, String(v)]])))}`;

/** The link to a list's next page, with older rows; false where there are no more. */
export const older = (path: string, query: Record<string, string | number | undefined>, more: boolean): Html | false =>
  more && html`<p><a class="button plain" href="${link(path, query)}">Mais antigos</a></p>`;
