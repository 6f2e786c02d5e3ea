/** Why an address cannot be told anything, pt-BR; null where it can. Its host is judged once it is resolved. */
export function urlFault(text: string, { isSecure }: { isSecure: boolean }): string | null {
  if (!URL.canParse(text) || text.length > 255) return 'Informe um endereço completo, de até 255 caracteres.';
  const { protocol, username, password, hash } = new URL(text);
  if (isSecure && protocol !== 'https:') return 'O endereço deve começar com https://.';
  if (protocol !== 'https:' && protocol !== 'http:') return 'O endereço deve começar com https:// ou http://.';
  if (username || password) return 'O endereço não pode ter usuário e senha.';
  return hash ? 'O endereço não pode ter fragmento (#).' : null;
}
