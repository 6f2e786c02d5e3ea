import type { HistoryLine } from '../../../kits/charging/histories';
import type { Dice } from '../../../demo/dice';
import type { Outcome } from './outcome';

export interface LifeOfCharge {
  chargeId: number;
  at: Date;
  by: string;
  email: string | null;
  /** Words on the amount received, pt-BR. */
  paid: string;
  writeOffDays: number;
  outcome: Outcome;
}

type Told = HistoryLine & { at: Date };

const MINUTE = 60_000;

/** The history of a charge, in the order of time, in the texts of the charges area. */
export function historiesOf(dice: Dice, life: LifeOfCharge): Told[] {
  const { chargeId, outcome, at, by } = life;
  const histories: Told[] = [
    { chargeId, at, agent: 'user', action: 'create', message: 'Cobrança criada', userName: by },
  ];
  const addHistory = (when: Date | null, agent: Told['agent'], action: string, message: string, userName?: string) => {
    if (when) histories.push({ chargeId, at: when, agent, action, message, ...(userName ? { userName } : {}) });
  };
  if (outcome.status === 'new') return histories;
  const registered = new Date(at.getTime() + dice.int(1, 4) * MINUTE);
  addHistory(registered, 'rail', 'register', 'Boleto registrado');
  if (life.email)
    addHistory(new Date(registered.getTime() + MINUTE / 2), 'system', 'email', `Boleto enviado para ${life.email}`);
  addHistory(outcome.unpaidAt, 'system', 'expire', 'Venceu sem pagamento');
  const atOnce = outcome.paidAt?.getTime() === outcome.creditedAt?.getTime();
  addHistory(outcome.paidAt, 'rail', 'payment', `Pagamento ${atOnce ? 'recebido' : 'identificado'}: ${life.paid}`);
  if (!atOnce) addHistory(outcome.creditedAt, 'system', 'credit', 'Valor creditado na conta');
  if (outcome.writtenOff)
    addHistory(outcome.closedAt, 'system', 'write-off', `Baixa automática ${life.writeOffDays} dias após o vencimento`);
  else if (outcome.status === 'canceled') addHistory(outcome.closedAt, 'user', 'cancel', 'Cobrança cancelada', by);
  else if (outcome.status === 'settled')
    addHistory(outcome.closedAt, 'user', 'manual-payment', 'Cobrança marcada como paga', by);
  else if (outcome.status === 'refunded')
    addHistory(outcome.closedAt, 'user', 'refunded', 'Valor devolvido ao pagador', by);
  else if (outcome.status === 'contested')
    addHistory(outcome.closedAt, 'rail', 'contested', 'Pagamento contestado pelo pagador');
  return histories;
}
