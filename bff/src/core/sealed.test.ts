import { expect, it } from 'vitest';
import { keySeals, seal, unseal } from './sealed';

it('what is sealed opens under its key alone, and not once it was changed', () => {
  keySeals('a'.repeat(32));
  const sealed = seal('chave privada');
  expect(sealed).not.toContain('privada');
  expect(seal('chave privada')).not.toBe(sealed);
  expect(unseal(sealed)).toBe('chave privada');
  expect(() => unseal(`${sealed.slice(0, -2)}AA`)).toThrow();
  keySeals('b'.repeat(32));
  expect(() => unseal(sealed)).toThrow();
});
