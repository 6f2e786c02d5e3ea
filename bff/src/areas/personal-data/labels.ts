import { actionName } from '../../core/action-names';
import { formatDay } from '../../core/calendar';
import { formatMoney } from '../../core/money';

/** What columns are called on the paper, in pt-BR; a column without a name is called by its own, with spaces. */
const LABELS: Record<string, string> = {
  id: 'Número',
  account_id: 'Conta (número interno)',
  user_id: 'Pessoa (número interno)',
  name: 'Nome',
  nickname: 'Apelido',
  cpf: 'CPF',
  email: 'E-mail',
  cellphone: 'Celular',
  phone: 'Telefone',
  birth: 'Nascimento',
  avatar: 'Foto',
  preferences: 'Preferências',
  created_at: 'Criado em',
  updated_at: 'Alterado em',
  address: 'Endereço',
  account_number: 'Conta',
  type: 'Tipo',
  role: 'Papel',
  status: 'Situação',
  state: 'Situação',
  grants: 'Permissões',
  visible: 'Visível no seletor',
  last_used_at: 'Último uso',
  user_agent: 'Navegador',
  seen_at: 'Visto em',
  expires_at: 'Vale até',
  ip: 'Endereço IP',
  action: 'Ação',
  target: 'Detalhes',
  at: 'Em',
  content: 'Texto',
  params: 'Detalhes',
  read_at: 'Lido em',
  title: 'Título',
  accepted_at: 'Aceito em',
  rating: 'Nota',
  comment: 'Comentário',
  sent_at: 'Enviado em',
  foreigner: 'Estrangeiro',
  citizenships: 'Nacionalidades',
  monthly_income: 'Renda mensal',
  net_worth: 'Patrimônio',
  exposed: 'Pessoa exposta politicamente',
  kind: 'Tipo',
  protocol: 'Protocolo',
  file_name: 'Arquivo',
  asked_at: 'Pedido em',
  requested_at: 'Pedido em',
  changed_at: 'Alterado em',
  value: 'Valor',
  consents: 'Aceites',
  profile: 'Perfil',
  answers: 'Respostas',
  method: 'Meio',
  done_at: 'Concluído em',
  version: 'Versão',
  custom_name: 'Nome no cartão',
};
export const labelOf = (column: string): string => LABELS[column] ?? column.replaceAll('_', ' ');

const CENTS = new Set(['monthly_income', 'net_worth', 'month_limit']);
const instant = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A value of a row as a person reads it; null where there is none. */
export function textOf(column: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (column === 'action') return actionName(String(value));
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (value instanceof Date) return instant.format(value);
  if (typeof value === 'number') return CENTS.has(column) ? formatMoney(value) : String(value);
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDay(value) : value;
  return partsOf(value);
}

/** An object or list in one line: 'rua: das Flores; cidade: Recife'. */
function partsOf(value: unknown): string | null {
  if (Array.isArray(value)) return value.map((one) => textOf('', one) ?? '').join(', ') || null;
  const parts = Object.entries(value as object).flatMap(([key, one]) => {
    const text = textOf(key, one);
    return text === null ? [] : [`${labelOf(key)}: ${text}`];
  });
  return parts.join('; ') || null;
}
