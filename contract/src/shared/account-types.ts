/** Types of account at another institution, as the trusted device names them to who approves. */
export const ACCOUNT_TYPE_WORDS = {
  checking: 'Conta corrente',
  savings: 'Conta poupança',
  payment: 'Conta de pagamento',
} as const;
