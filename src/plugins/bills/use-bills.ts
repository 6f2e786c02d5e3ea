import { useRef, useState } from 'react';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { BillReview } from '@balcao/contract/bills';
import type { MoneyOperation } from '@balcao/contract/money/operation';
import { useAsk, type CallError } from '../../data/use-call';
import { useStable } from '../../data/use-stable';
import { useSigned } from '../../kits/signing/use-signed';
import { useDraft } from '../../ui/form/use-draft';
import { useLeaveGuard } from '../../ui/form/use-leave-guard';

type AskedBill = Body<'POST /bills/review'>['bills'][number];
/** What is asked of a bill beside its line; undefined: the server chooses. */
export type BillWish = Omit<AskedBill, 'line'>;

/** The bills being paid, from typed line to outcome; exactly the values of the last review are signed. */
export function useBills() {
  const [bills, setBills] = useState<AskedBill[]>([]);
  const [answer, setAnswer] = useState<Answer<'POST /bills/review'>>();
  const [reviews, setReviews] = useState(0);
  const [notice, setNotice] = useState<string>();
  const [done, setDone] = useState<MoneyOperation[]>();
  const ask = useAsk('POST /bills/review', { quiet: true });
  const signed = useSigned('POST /bills', { invalidates: ['receipts'] });
  const isBegun = bills.length > 0 && !done;
  useLeaveGuard(isBegun);

  // the bills as the last review leaves them: reviews run one after another, so that no edit is lost and no answer overtakes another
  const left = useRef(Promise.resolve<AskedBill[]>([]));
  /**
   * Asks the server to review all that `edit` makes of the list; that becomes the list of bills only if `accepts` approves the answer.
   */
  const review = async (
    edit: (list: AskedBill[]) => AskedBill[],
    accepts: (items: BillReview[]) => boolean = () => true,
  ): Promise<BillReview[]> => {
    setNotice(undefined);
    setReviews((count) => count + 1);
    const take = async (before: Promise<AskedBill[]>) => {
      const list = await before;
      try {
        const next = edit(list);
        const read = next.length ? await ask({ body: { bills: next } }) : undefined;
        const items = read?.items ?? [];
        if (!accepts(items)) return { list, items };
        setBills(next);
        setAnswer(read);
        return { list: next, items };
      } catch (error) {
        setNotice((error as CallError).message);
        return { list, items: [] };
      } finally {
        setReviews((count) => count - 1);
      }
    };
    const turn = take(left.current);
    left.current = turn.then(({ list }) => list);
    return (await turn).items;
  };

  const getFieldsValue = useStable(() => ({ bills }));
  const setFieldsValue = useStable((typed: { bills: AskedBill[] }) => void review(() => typed.bills));
  const [typed] = useState(() => ({ getFieldsValue, setFieldsValue }));
  const draft = useDraft(typed, isBegun);

  /** Adds a bill by its line. Resolves to what is wrong with the line, which is then not added. */
  const add = async (line: string): Promise<string | undefined> => {
    const faultOf = (items: BillReview[]) => items.at(-1)?.refusals.find(({ field }) => field === 'line')?.message;
    const items = await review(
      (list) => [...list, { line }],
      (found) => faultOf(found) === undefined,
    );
    return faultOf(items) ?? (items.length ? undefined : '');
  };
  /** Changes what is asked of the bill of this line. Resolves once it was reviewed, or could not be. */
  const change = async (line: string, wish: BillWish): Promise<void> =>
    void (await review((list) => list.map((one) => (one.line === line ? { ...one, ...wish } : one))));
  const remove = (line: string) => void review((list) => list.filter((one) => one.line !== line));

  const sign = async (): Promise<boolean> => {
    if (!answer) return false;
    setNotice(undefined);
    try {
      const result = await signed.run({ body: signedBody(bills, answer) });
      if (result) {
        draft.drop();
        setDone(result.items);
      }
      return result !== false;
    } catch (error) {
      const { errors, message } = error as CallError;
      setNotice(Object.values(errors ?? {})[0] ?? message);
      return false;
    }
  };
  const again = () => {
    left.current = Promise.resolve([]);
    setBills([]);
    setAnswer(undefined);
    setDone(undefined);
    signed.setWord('');
  };
  const isReady = answer !== undefined && answer.missing === 0 && answer.items.every((one) => !one.refusals.length);
  const busy = reviews > 0 || signed.busy;
  return { bills, answer, isReady, busy, notice, done, signed, add, change, remove, sign, again };
}

/** The body to sign: lines, amounts and days as reviewed. */
const signedBody = (bills: AskedBill[], { items, total }: Answer<'POST /bills/review'>) => ({
  bills: bills.map(({ line }, i) => ({
    line,
    amount: items[i]?.review?.amount ?? 0,
    day: items[i]?.review?.date.day ?? '',
  })),
  total,
  count: bills.length,
  payee: items[0]?.bill?.payee ?? '',
});
