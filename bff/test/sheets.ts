import type { Member } from './harness';

type State = 'ready' | 'issued' | 'refused';

/** Calls for spreadsheets of charges. @param who answers the member who uploads them, asked at each call */
export const sheetCalls = (who: () => Member) => {
  const rows = async (id: number, state?: State) =>
    (
      await who().call('POST /charge-sheets/{id}/rows', {
        params: { id },
        body: { size: 100, ...(state && { state }) },
      })
    ).json.items;
  return {
    rows,
    /** @param lines of a CSV, the titles first */
    upload: (kind: string, lines: string[], by = who()) =>
      by.call('POST /charge-sheets', { query: { name: 'cobrancas.csv', kind }, body: Buffer.from(lines.join('\n')) }),
    show: async (id: number) => (await who().call('GET /charge-sheets/{id}', { params: { id } })).json,
    issue: (id: number, idempotencyKey?: string) =>
      who().call('POST /charge-sheets/{id}/issue', { params: { id }, ...(idempotencyKey ? { idempotencyKey } : {}) }),
    /** The refused rows: line number, and the faults as 'column message'. */
    faultsOf: async (id: number) =>
      (await rows(id, 'refused')).map(({ line, faults }) => [line, faults.map((f) => `${f.column} ${f.message}`)]),
  };
};
