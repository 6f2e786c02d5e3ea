import type { Db } from '../../core/database';
import { html, type Html } from '../../core/html';
import { defineSandbox, hide } from '../../sandbox/define-sandbox';
import { formatMoment } from '../../sandbox/layout';
import { SANDBOX_SERVER } from '../../rails/sftp/sandbox';
import { returnFilesMake } from './close-day';
import { statementFilesMake } from './statement-round';
import './tables';

const LATEST = 30;

/** Shows the return files that were made last; a new day closes the one before. */
export default defineSandbox({
  tab: { label: 'Arquivos CNAB', path: '/sandbox/cnab', order: 49 },
  eachDay: [returnFilesMake, statementFilesMake],
  routes(app, { services, show }) {
    app.get('/sandbox/cnab', hide, async (_request, reply) =>
      show(reply, { title: 'Arquivos CNAB', body: tabBody(await latest(services.store.db)) }),
    );
  },
});

const latest = (db: Db) =>
  db
    .selectFrom('cnab_return_files as f')
    .innerJoin('accounts as a', 'a.id', 'f.account_id')
    .select(['a.nickname', 'f.number', 'f.day', 'f.movements', 'f.created_at'])
    .orderBy('f.created_at', 'desc')
    .limit(LATEST)
    .execute();

const tabBody = (files: Awaited<ReturnType<typeof latest>>): Html =>
  html`<h2>Arquivos CNAB</h2>
    <p class="soft">Cada dia com movimento tem um arquivo de retorno no dia seguinte: adiante o relógio para vê-lo.</p>
    <p class="soft">
      Servidor SFTP para experimentar: <code>${SANDBOX_SERVER.host}</code>, pasta <code>${SANDBOX_SERVER.folder}</code>,
      impressão digital <code>${SANDBOX_SERVER.fingerprint}</code>. Qualquer usuário entra, menos os que começam com
      <code>negado</code>.
    </p>
    ${files.length === 0 && html`<p class="soft">Nenhum arquivo de retorno foi gerado.</p>`}
    ${files.map(
      (file) =>
        html`<div class="card">
          <strong>${file.nickname} · ${file.number}</strong><br />
          <span class="soft small">${file.day} · ${file.movements} movimentos · ${formatMoment(file.created_at)}</span>
        </div>`,
    )}`;
