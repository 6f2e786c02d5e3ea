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
  { id: 'gn.split.read', api: 'pix', label: 'Consultar repasses de cobranças Pix' },
  { id: 'gn.split.write', api: 'pix', label: 'Configurar repasses de cobranças Pix' },
  { id: 'gn.pix.write', api: 'pix', label: 'Devolver Pix que tiveram repasse' },
  { id: 'lotecobv.read', api: 'pix', label: 'Consultar lotes de cobranças Pix com vencimento' },
  { id: 'lotecobv.write', api: 'pix', label: 'Criar e alterar lotes de cobranças Pix com vencimento' },
  { id: 'gn.settings.read', api: 'pix', label: 'Consultar as configurações de Pix' },
  { id: 'gn.settings.write', api: 'pix', label: 'Alterar as configurações de Pix' },
  { id: 'gn.reports.read', api: 'pix', label: 'Baixar extratos de conciliação' },
  { id: 'gn.reports.write', api: 'pix', label: 'Solicitar extratos de conciliação' },
  { id: 'gn.infractions.read', api: 'pix', label: 'Consultar contestações de Pix (MED)' },
  { id: 'gn.infractions.write', api: 'pix', label: 'Defender-se de contestações de Pix (MED)' },
  { id: 'gn.receipts.read', api: 'pix', label: 'Baixar comprovantes de Pix' },
  { id: 'gn.keys.bucket.read', api: 'pix', label: 'Consultar o limite de consultas de chaves' },
  { id: 'gn.pix.sameownership.send', api: 'pix', label: 'Enviar Pix à mesma titularidade' },
  { id: 'gn.barcode.read', api: 'pagamento-de-contas', label: 'Consultar boletos e contas a pagar, e seus pagamentos' },
  { id: 'gn.barcode.pay.write', api: 'pagamento-de-contas', label: 'Pagar boletos e contas' },
  { id: 'payment.webhook.read', api: 'pagamento-de-contas', label: 'Consultar os webhooks de pagamentos de contas' },
  { id: 'payment.webhook.write', api: 'pagamento-de-contas', label: 'Cadastrar webhooks de pagamentos de contas' },
  { id: 'gn.cnab-statement.statement.read', api: 'extratos', label: 'Consultar e baixar extratos CNAB' },
  { id: 'gn.cnab-statement.statement.write', api: 'extratos', label: 'Agendar extratos CNAB' },
];

export const API_SCOPE_IDS = API_SCOPES.map(({ id }) => id);
