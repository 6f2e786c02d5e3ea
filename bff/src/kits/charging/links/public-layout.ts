import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { Html, html } from '../../../core/html';

const STYLE = `
:root{color-scheme:light dark;--bg:#f3f6f5;--card:#fff;--ink:#12211e;--soft:#4b5f5a;--line:#c9d5d1;--brand:#0b4f4a;--on:#fff;--bad:#a3231a;--good:#0a5c36}
@media(prefers-color-scheme:dark){:root{--bg:#0e1715;--card:#172421;--ink:#e8f0ee;--soft:#a9bbb6;--line:#33463f;--brand:#7fd1c4;--on:#0c1a18;--bad:#ff9d93;--good:#86dcae}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
main{max-width:34rem;margin:0 auto;padding:1rem}header{padding:1rem 0 .5rem}h1{margin:0;font-size:1.25rem}h2{margin:0 0 .5rem;font-size:1.05rem}
.card{margin:0 0 1rem;padding:1rem;background:var(--card);border:1px solid var(--line);border-radius:12px}.soft{color:var(--soft);margin:.25rem 0}
.total{font-size:1.75rem;font-weight:600;font-variant-numeric:tabular-nums}ul.items{margin:0;padding:0;list-style:none}ul.items li{display:flex;gap:1rem;justify-content:space-between;padding:.25rem 0}
.items span:last-child{white-space:nowrap;font-variant-numeric:tabular-nums}label{display:block;margin:.75rem 0 .25rem;font-weight:600}
input,select{width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--bg);border:1px solid var(--soft);border-radius:8px}
input[aria-invalid=true]{border-color:var(--bad)}.fault{margin:.25rem 0 0;color:var(--bad)}button,.button{display:block;width:100%;min-height:3rem;margin-top:1rem;padding:.75rem 1rem;font:inherit;font-weight:600;text-align:center;text-decoration:none;color:var(--on);background:var(--brand);border:0;border-radius:8px;cursor:pointer}
.plain{color:var(--brand);background:none;border:1px solid var(--brand)}a{color:var(--brand)}:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
code{display:block;padding:.75rem;overflow-wrap:anywhere;background:var(--bg);border-radius:8px;font-size:.9rem}.qr{display:block;width:100%;max-width:15rem;height:auto;margin:.5rem auto;background:#fff;border-radius:8px}
.state{font-weight:600}.paid{color:var(--good)}button:disabled{opacity:.6}.two{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,1fr);gap:0 .75rem}footer{padding:0 0 2rem;font-size:.875rem;color:var(--soft)}
`;

/** Asks whether it was paid until it was, copies codes, and counts down to the end of the link. */
const SCRIPT = `
(function(){
var root=document.getElementById('pay');
if(root){var tries=0;(function ask(){var was=root.dataset.state;if(was!=='open'&&was!=='analysis')return;
setTimeout(function(){fetch(root.dataset.path+'/estado').then(function(r){return r.ok?r.json():{}}).then(function(a){if(a.state&&a.state!==was)location.reload();else{tries++;ask()}},function(){tries++;ask()})},tries<100?3000:15000)})()}
var card=document.getElementById('card');
if(card){var names=['number','expiry','cvv','holder'],el=function(id){return document.getElementById(id)},say=function(name,text){el(name).setAttribute('aria-invalid',text?'true':'false');el(name+'-fault').textContent=text||''};
card.hidden=false;
card.addEventListener('submit',function(e){if(card.elements.token.value)return;e.preventDefault();var b=card.querySelector('button');b.disabled=true;el('card-fault').textContent='';
var typed=card.dataset.keeps?{reuse:'yes'}:{};names.forEach(function(n){typed[n]=el(n).value;say(n,'')});
fetch(card.dataset.tokens,{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify(typed)}).then(function(r){return r.json()}).then(function(a){
if(a.token){names.forEach(function(n){el(n).value=''});card.elements.token.value=a.token;card.submit();return}
b.disabled=false;var first;names.forEach(function(n){if(a.errors&&a.errors[n]){say(n,a.errors[n]);first=first||el(n)}});if(first)first.focus();else throw 0
}).catch(function(){b.disabled=false;el('card-fault').textContent='Não conseguimos enviar os dados do cartão. Tente novamente.'})})}
document.querySelectorAll('button[data-copy]').forEach(function(b){b.hidden=false;b.addEventListener('click',function(){navigator.clipboard.writeText(b.dataset.copy).then(function(){b.textContent='Copiado'})})});
var until=document.getElementById('until');
if(until){var end=Date.parse(until.dataset.until);(function tick(){var left=Math.max(0,Math.floor((end-Date.now())/1000));var d=Math.floor(left/86400),h=Math.floor(left%86400/3600),m=Math.floor(left%3600/60),s=left%60;
until.textContent=d>0?(d===1?'Falta 1 dia e ':'Faltam '+d+' dias e ')+h+' h':'Faltam '+h+' h '+m+' min '+s+' s';if(left>0)setTimeout(tick,d>0?60000:1000)})()}
})();`;

/** A public page with its own policy: nothing of another origin but what `connect` names, no frame around it. */
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
          ${new Html(STYLE)}
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
      `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; img-src data:; connect-src ${connect}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(page.text);
}
