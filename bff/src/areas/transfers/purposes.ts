/** Purposes of a TED, by the code of the transfer system; pt-BR. */
export const PURPOSES = [
  { code: '10', label: 'Crédito em conta' },
  { code: '1', label: 'Pagamento de impostos, tributos e taxas' },
  { code: '2', label: 'Pagamento a concessionárias de serviço público' },
  { code: '3', label: 'Pagamento de dividendos' },
  { code: '4', label: 'Pagamento de salários' },
  { code: '5', label: 'Pagamento de fornecedores' },
  { code: '6', label: 'Pagamento de honorários' },
  { code: '7', label: 'Pagamento de aluguéis e taxas de condomínio' },
  { code: '8', label: 'Pagamento de duplicatas e títulos' },
  { code: '9', label: 'Pagamento de mensalidade escolar' },
  { code: '11', label: 'Pagamento a corretoras' },
  { code: '110', label: 'Transferência entre contas de mesma titularidade' },
] as const;
