import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { Html, html } from '../../../core/html';
import { SCRIPT } from './public-script';
import { STYLE } from './public-style';

/** Sends a public page with its own content policy: no other origin than `connect` names, and no frame around the page. */
export function sendPublic(reply: FastifyReply, title: string, body: Html, connect = "'self'"): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const page = html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${new Html(reply.fontFaces + STYLE)}
        </style>
      </head>
      <body>
        <main>${body}</main>
        <script nonce="${nonce}">
          ${new Html(SCRIPT)};
        </script>
      </body>
    </html>`;
  return reply
    .header(
      'content-security-policy',
      [
        "default-src 'none'",
        `style-src 'nonce-${nonce}'`,
        `script-src 'nonce-${nonce}'`,
        'img-src data:',
        "font-src 'self'",
        `connect-src ${connect}`,
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
    )
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(page.text);
}
