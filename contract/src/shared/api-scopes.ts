/** APIs of the bank, as their scopes are grouped. */
export type ApiName = 'cobrancas' | 'pix' | 'pagamento-de-contas' | 'extratos' | 'abertura-de-contas' | 'open-finance';

export interface ApiScope {
  id: string;
  api: ApiName;
  /** pt-BR: what an application with it may do. */
  label: string;
}

/** What an application may be allowed to do (domain.md 5, domain-next.md 1). */
export const API_SCOPES: readonly ApiScope[] = [
  { id: 'charge', api: 'cobrancas', label: 'Emitir e acompanhar boletos, carnês, assinaturas e links' },
  { id: 'cob.read', api: 'pix', label: 'Consultar cobranças Pix imediatas' },
  { id: 'cob.write', api: 'pix', label: 'Criar e alterar cobranças Pix imediatas' },
  { id: 'cobv.read', api: 'pix', label: 'Consultar cobranças Pix com vencimento' },
  { id: 'cobv.write', api: 'pix', label: 'Criar e alterar cobranças Pix com vencimento' },
  { id: 'pix.read', api: 'pix', label: 'Consultar Pix recebidos' },
  { id: 'pix.write', api: 'pix', label: 'Devolver Pix recebidos' },
  { id: 'pix.send', api: 'pix', label: 'Enviar Pix' },
  { id: 'gn.pix.send.read', api: 'pix', label: 'Consultar Pix enviados' },
  { id: 'gn.qrcodes.pay', api: 'pix', label: 'Pagar QR Codes Pix' },
  { id: 'webhook.read', api: 'pix', label: 'Consultar os webhooks de Pix' },
  { id: 'webhook.write', api: 'pix', label: 'Cadastrar webhooks de Pix' },
  { id: 'payloadlocation.read', api: 'pix', label: 'Consultar locations de cobrança' },
  { id: 'payloadlocation.write', api: 'pix', label: 'Criar locations de cobrança' },
  { id: 'rec.read', api: 'pix', label: 'Consultar recorrências de Pix automático' },
  { id: 'rec.write', api: 'pix', label: 'Criar e alterar recorrências de Pix automático' },
  { id: 'payloadlocationrec.read', api: 'pix', label: 'Consultar locations de recorrência' },
  { id: 'payloadlocationrec.write', api: 'pix', label: 'Criar locations de recorrência' },
  { id: 'solicrec.read', api: 'pix', label: 'Consultar pedidos de confirmação de recorrência' },
  { id: 'solicrec.write', api: 'pix', label: 'Criar e cancelar pedidos de confirmação de recorrência' },
  { id: 'cobr.read', api: 'pix', label: 'Consultar cobranças de Pix automático' },
  { id: 'cobr.write', api: 'pix', label: 'Criar e alterar cobranças de Pix automático' },
  { id: 'webhookrec.read', api: 'pix', label: 'Consultar o webhook de recorrências' },
  { id: 'webhookrec.write', api: 'pix', label: 'Cadastrar o webhook de recorrências' },
  { id: 'webhookcobr.read', api: 'pix', label: 'Consultar o webhook de cobranças de Pix automático' },
  { id: 'webhookcobr.write', api: 'pix', label: 'Cadastrar o webhook de cobranças de Pix automático' },
  { id: 'gn.pix.evp.read', api: 'pix', label: 'Consultar chaves aleatórias' },
  { id: 'gn.pix.evp.write', api: 'pix', label: 'Criar e excluir chaves aleatórias' },
  { id: 'gn.balance.read', api: 'pix', label: 'Consultar o saldo da conta' },
];

export const API_SCOPE_IDS = API_SCOPES.map(({ id }) => id);
