/** What a return file tells of a title: occurrence codes of FEBRABAN's layout, pt-BR. */
export const OCCURRENCES = {
  '02': 'Entrada confirmada',
  '03': 'Entrada rejeitada',
  '06': 'Liquidação',
  '09': 'Baixa',
  '12': 'Abatimento concedido',
  '13': 'Abatimento cancelado',
  '14': 'Vencimento alterado',
  '17': 'Liquidação após baixa',
  '19': 'Pedido de protesto recebido',
  '20': 'Sustação de protesto recebida',
  '23': 'Remessa a cartório',
  '25': 'Protestado e baixado',
  '26': 'Instrução rejeitada',
  '28': 'Tarifa',
  '30': 'Alteração rejeitada',
  '51': 'Título reconhecido pelo pagador no DDA',
  '52': 'Título não reconhecido pelo pagador no DDA',
  '53': 'Título recusado no DDA',
} as const;
export type Occurrence = keyof typeof OCCURRENCES;

/** What a shipping file asks for: movement codes that this bank follows, pt-BR. */
export const INSTRUCTIONS = {
  '01': 'Registrar título',
  '02': 'Baixar título',
  '06': 'Alterar vencimento',
} as const;
export type Instruction = keyof typeof INSTRUCTIONS;

export const isInstruction = (code: string): code is Instruction => code in INSTRUCTIONS;
