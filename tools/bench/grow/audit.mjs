// Rows of an account's audit log.
import { createHash } from 'node:crypto';

/** The audit log, chained as migration 202611231600 says. @yields [table, row] */
export function* auditRows(bank, { id: account, user, log }) {
  let hash = Buffer.alloc(0);
  for (const [at, line] of log.entries()) {
    const id = bank.id('audit_log');
    const target = `{"id": ${line.target}}`;
    const when = Math.floor(line.at);
    const text = `[${account}, ${at + 1}, ${id}, ${user}, "${line.action}", ${target}, "200.147.0.1", ${when}000]`;
    hash = createHash('sha256').update(hash).update(text).digest();
    const row = {
      id,
      account_id: account,
      user_id: user,
      action: line.action,
      target,
      ip: '200.147.0.1',
      at: new Date(when),
    };
    yield ['audit_log', { ...row, seq: at + 1, hash: `\\x${hash.toString('hex')}` }];
  }
  yield ['audit_chains', { account_id: account, entries: log.length, hash: `\\x${hash.toString('hex')}` }];
}
