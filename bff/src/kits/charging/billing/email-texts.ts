import type { EmailText, Moment } from '@balcao/contract/billing-settings';

/** The {{variables}} of an e-mail, each with a pt-BR description. */
export const VARIABLES = {
  cliente: 'Nome do cliente',
  empresa: 'Nome de quem cobra',
  valor: 'Valor do boleto',
  vencimento: 'Data de vencimento',
  numero: 'Número da cobrança',
  linha_digitavel: 'Linha digitável do boleto',
  pix: 'Código Pix copia e cola, se houver',
  mensagem: 'Instruções escritas no boleto, se houver',
} as const;
export type MailValues = Record<keyof typeof VARIABLES, string>;

const PAY = `Para pagar, copie a linha digitável no aplicativo do seu banco:
{{linha_digitavel}}

Ou pague por Pix com o código copia e cola:
{{pix}}`;

const text = (subject: string, ...lines: string[]): EmailText => ({
  subject,
  body: ['Olá, {{cliente}}.', ...lines].join('\n\n'),
});

/** The bank's own e-mail for each moment. */
export const USUAL_TEXTS: Record<Moment, EmailText> = {
  issued: text(
    'Boleto de {{empresa}}: {{valor}}, vence em {{vencimento}}',
    '{{empresa}} enviou a você um boleto de {{valor}} com vencimento em {{vencimento}}.',
    '{{mensagem}}',
    PAY,
  ),
  'due-soon': text(
    'Seu boleto de {{empresa}} vence em {{vencimento}}',
    'O boleto de {{valor}} de {{empresa}} vence em {{vencimento}}.',
    PAY,
  ),
  'due-today': text(
    'Seu boleto de {{empresa}} vence hoje',
    'O boleto de {{valor}} de {{empresa}} vence hoje, {{vencimento}}.',
    PAY,
  ),
  overdue: text(
    'Boleto de {{empresa}} vencido em {{vencimento}}',
    'Ainda não recebemos o pagamento do boleto de {{valor}} de {{empresa}}, vencido em {{vencimento}}.',
    'Se você já pagou, desconsidere esta mensagem.',
    PAY,
  ),
  paid: text(
    'Recebemos o seu pagamento para {{empresa}}',
    'O pagamento do boleto {{numero}}, de {{valor}}, foi recebido. Obrigado.',
    '{{empresa}}',
  ),
};

const PLACE = /\{\{([^{}]*)\}\}/g;
const isKnown = (name: string): name is keyof MailValues => Object.hasOwn(VARIABLES, name);

/** Why a text cannot be sent, in pt-BR; null where it can: an unknown variable, one left open, or code. */
export function templateFault(written: string): string | null {
  for (const [, name] of written.matchAll(PLACE))
    if (!isKnown(name!.trim())) return `A variável {{${name!.trim()}}} não existe`;
  if (/\{\{|\}\}/.test(written.replace(PLACE, ''))) return 'Há uma variável aberta: escreva {{nome}}';
  if (/<\s*[/!?a-z]|\b(?:java|vb)script:|\bdata:text\/html/i.test(written))
    return 'Escreva só texto: códigos e scripts não são aceitos';
  return null;
}

const fill = (written: string, values: MailValues): string =>
  written.replace(PLACE, (_, name: string) => values[name.trim() as keyof MailValues]);

/** The e-mail with its variables filled in; a paragraph that names one without a value is left out. */
export function fillEmail({ subject, body }: EmailText, values: MailValues): EmailText {
  const paragraphs = body
    .split(/\n{2,}/)
    .filter((part) => [...part.matchAll(PLACE)].every(([, name]) => values[name!.trim() as keyof MailValues]));
  return {
    subject: fill(subject, values).replace(/\s+/g, ' ').trim(),
    body: paragraphs.map((part) => fill(part, values)).join('\n\n'),
  };
}

const SMS: Record<Moment, string> = {
  issued: '{{empresa}}: boleto de {{valor}}, vence em {{vencimento}}. Pague com {{linha_digitavel}}',
  'due-soon': '{{empresa}}: o boleto de {{valor}} vence em {{vencimento}}. Pague com {{linha_digitavel}}',
  'due-today': '{{empresa}}: o boleto de {{valor}} vence hoje. Pague com {{linha_digitavel}}',
  overdue: '{{empresa}}: o boleto de {{valor}} venceu em {{vencimento}}. Pague com {{linha_digitavel}}',
  paid: '{{empresa}}: recebemos o pagamento de {{valor}}. Obrigado.',
};

/** The text message of a moment. */
export const fillSms = (moment: Moment, values: MailValues): string => fill(SMS[moment], values);
