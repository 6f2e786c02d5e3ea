import type { SalaryPortability } from '@balcao/contract/salary-portability';
import { bankOf, OWN_BANK } from '../../core/banks';
import { addDays, nextBusinessDay } from '../../core/calendar';
import { isCnpj, normalizeDocument } from '../../core/documents';

/** Business days in which the paying bank answers; a request it leaves open holds after them (domain-next.md 7). */
export const ANSWER_DAYS = 10;

type State = SalaryPortability['state'];

/** What is asked for, as typed. */
export interface Asked {
  /** ISPB of the paying bank. */
  bank: string;
  employerDocument: string;
  employerName: string;
}

/** The last São Paulo day of the paying bank's answer. */
export function deadlineOf(day: string): string {
  let at = day;
  for (let n = 0; n < ANSWER_DAYS; n++) at = nextBusinessDay(addDays(at, 1));
  return at;
}

/** Whether a request has been left unanswered for so long that it holds. */
export const isOverdue = (state: State, deadline: string, today: string): boolean =>
  state === 'requested' && today > deadline;

/** A request, or a portability that holds, can be cancelled. */
export const mayCancel = (state: State): boolean => state === 'requested' || state === 'accepted';

/** Why a request cannot be made, at its fields. `live`: employers with a request that is open or holds; `holder`: the person's CPF. */
export function refuseRequest(
  { bank, employerDocument, employerName }: Asked,
  { live, holder }: { live: readonly string[]; holder: string },
): { field: string; message: string }[] {
  const employer = normalizeDocument(employerDocument);
  const at = (field: string, message: string) => [{ field, message }];
  return [
    ...(bank === OWN_BANK.ispb
      ? at('bank', 'Escolha o banco que paga o salário hoje: neste banco ele já cai na sua conta.')
      : bankOf(bank)
        ? []
        : at('bank', 'Escolha o banco que paga o salário.')),
    ...(!isCnpj(employer)
      ? at('employerDocument', 'Informe o CNPJ do empregador.')
      : employer === holder
        ? at('employerDocument', 'O empregador não pode ser você.')
        : live.includes(employer)
          ? at('employerDocument', 'Já há uma portabilidade pedida ou ativa para este empregador.')
          : []),
    ...(employerName.trim() ? [] : at('employerName', 'Preenchimento obrigatório')),
  ];
}
