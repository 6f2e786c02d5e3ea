import { useState } from 'react';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { BillReview } from '@balcao/contract/bills';
import type { MoneyOperation } from '@balcao/contract/money/operation';
import { useAsk, type CallError } from '../../data/use-call';
import { useStable } from '../../data/use-stable';
import { useSigned } from '../../kits/signing/use-signed';
import { useDraft } from '../../ui/form/use-draft';
import { useLeaveGuard } from '../../ui/form/use-leave-guard';

type Asked = Body<'POST /bills/review'>['bills'][number];

/** The bills being paid, from typed line to outcome; exactly the values of the last review are signed. */
export function useBills() {
  const [bills, setBills] = useState<Asked[]>([]);
  const [answer, setAnswer] = useState<Answer<'POST /bills/review'>>();
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string>();
  const [done, setDone] = useState<MoneyOperation[]>();
  const ask = useAsk('POST /bills/review', { quiet: true });
  const signed = useSigned('POST /bills', { invalidates: ['receipts'] });
  const isBegun = bills.length > 0 && !done;
  useLeaveGuard(isBegun);

  /** Asks the server to review all of `next`; `next` becomes the list of bills only if `accepts` approves the answer. */
  const review = async (
    next: Asked[],
    accepts: (items: BillReview[]) => boolean = () => true,
  ): Promise<BillReview[]> => {
    setNotice(undefined);
    if (!next.length) {
      setBills([]);
      setAnswer(undefined);
      return [];
    }
    setBusy(true);
    try {
      const found = await ask({ body: { bills: next } });
      if (accepts(found.items)) {
        setBills(next);
        setAnswer(found);
      }
      return found.items;
    } catch (error) {
      setNotice((error as CallError).message);
      return [];
    } finally {
      setBusy(false);
    }
  };

  const getFieldsValue = useStable(() => ({ bills }));
  const setFieldsValue = useStable((typed: { bills: Asked[] }) => void review(typed.bills));
  const [typed] = useState(() => ({ getFieldsValue, setFieldsValue }));
  const draft = useDraft(typed, isBegun);

  /** Adds a bill by its line. Resolves to what is wrong with the line, which is then not added. */
  const add = async (line: string): Promise<string | undefined> => {
    const faultOf = (items: BillReview[]) => items.at(-1)?.refusals.find(({ field }) => field === 'line')?.message;
    const items = await review([...bills, { line }], (found) => faultOf(found) === undefined);
    return faultOf(items) ?? (items.length ? undefined : '');
  };
  const change = (at: number, more: Partial<Asked>) =>
    void review(bills.map((one, i) => (i === at ? { ...one, ...more } : one)));
  const remove = (at: number) => void review(bills.filter((_, i) => i !== at));

  const sign = async (): Promise<boolean> => {
    if (!answer) return false;
    setNotice(undefined);
    try {
      const made = await signed.run({ body: signedBody(bills, answer) });
      if (made) {
        draft.drop();
        setDone(made.items);
      }
      return made !== false;
    } catch (error) {
      const { errors, message } = error as CallError;
      setNotice(Object.values(errors ?? {})[0] ?? message);
      return false;
    }
  };
  const again = () => {
    setBills([]);
    setAnswer(undefined);
    setDone(undefined);
    signed.setWord('');
  };
  const isReady = answer !== undefined && answer.missing === 0 && answer.items.every((one) => !one.refusals.length);
  return { bills, answer, isReady, busy: busy || signed.busy, notice, done, signed, add, change, remove, sign, again };
}

/** The body to sign: lines, amounts and days as reviewed. */
const signedBody = (bills: Asked[], { items, total }: Answer<'POST /bills/review'>) => ({
  bills: bills.map(({ line }, i) => ({
    line,
    amount: items[i]?.review?.amount ?? 0,
    day: items[i]?.review?.date.day ?? '',
  })),
  total,
  count: bills.length,
  payee: items[0]?.bill?.payee ?? '',
});
