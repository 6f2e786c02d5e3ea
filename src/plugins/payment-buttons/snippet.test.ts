import { expect, it } from 'vitest';
import { snippetOf } from './snippet';

it('is one link without script or style of its own, whatever the label says', () => {
  expect(snippetOf('https://banco.example/pagar/abc', 'Comprar "já" <b>')).toBe(
    '<a class="balcao-pagar" href="https://banco.example/pagar/abc" target="_blank" rel="noopener">Comprar &quot;já&quot; &lt;b&gt;</a>',
  );
});
